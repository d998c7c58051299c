import { listScreen } from '../../../list/frame/listScreen.js'
import { staffFunction } from './resource.js'

/** The list of functions; `?editar=` opens one over it. */
export const FunctionList = listScreen(staffFunction, {
  dialog: () => import('./FunctionDialog.js').then(({ FunctionDialog }) => ({ Dialog: FunctionDialog })),
})
