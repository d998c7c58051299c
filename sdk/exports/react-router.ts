export { createRouterNavigation, type RouterNavigationOptions } from '../src/navigation/createRouterNavigation.js'
export type { DataRouter, RouterBlocker, RouterLocation, RouterMove } from '../src/navigation/dataRouter.js'
