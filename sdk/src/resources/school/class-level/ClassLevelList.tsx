import { listScreen } from '../../../list/frame/listScreen.js'
import { classLevel } from './resource.js'

/** The list of class levels in the users' own order, below the bars of their ages; `?editar=` opens one over it. */
export const ClassLevelList = listScreen(classLevel, {
  dialog: () => import('./ClassLevelDialog.js').then(({ ClassLevelDialog }) => ({ Dialog: ClassLevelDialog })),
  overview: () => import('./AgeBands.js'),
})
