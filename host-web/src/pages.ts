/** Every address of the product, in a file of its own: sign-in does without. */
export { routes } from '@esporte-parana/sdk/routes'
