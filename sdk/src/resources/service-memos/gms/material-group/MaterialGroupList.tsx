import { listScreen } from '../../../../list/frame/listScreen.js'
import { materialGroup } from './resource.js'

/** The list of groups; `?editar=` opens one over it. */
export const MaterialGroupList = listScreen(materialGroup, {
  dialog: () => import('./MaterialGroupDialog.js').then(({ MaterialGroupDialog }) => ({ Dialog: MaterialGroupDialog })),
})
