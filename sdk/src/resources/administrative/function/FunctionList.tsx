import { listScreen } from '../../../list/listScreen.js'
import { staffFunction } from './resource.js'

export const Screen = listScreen(staffFunction, {
  dialog: () => import('./FunctionDialog.js').then(({ FunctionDialog }) => ({ Dialog: FunctionDialog })),
})
