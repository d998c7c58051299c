import { createRouterNavigation, type DataRouter } from '@esporte-parana/sdk/react-router'

export const throughRouter = (router: DataRouter) => createRouterNavigation(router, { basePath: '/gestao' })
