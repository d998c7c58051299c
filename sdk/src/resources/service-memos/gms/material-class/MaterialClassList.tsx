import { listScreen } from '../../../../list/frame/listScreen.js'
import { materialClass } from './resource.js'

/** The list of classes; `?editar=` opens one over it. */
export const MaterialClassList = listScreen(materialClass, {
  dialog: () => import('./MaterialClassDialog.js').then(({ MaterialClassDialog }) => ({ Dialog: MaterialClassDialog })),
})
