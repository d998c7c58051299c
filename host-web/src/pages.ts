/** All routes of the product, in a separate file because sign-in does not need them. */
export { routes } from '@esporte-parana/sdk/routes'
