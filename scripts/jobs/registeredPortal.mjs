import { join } from 'node:path'
import { freePort } from '../lib/checks.mjs'
import { productNode, root } from '../lib/paths.mjs'
import { startProduct } from '../lib/product.mjs'
import { succeed } from './installed.mjs'

/**
 * Starts the product with a portal that was registered before, by the commands of the guide.
 * @returns {Promise<{ product: { origin: string, stop(): Promise<void> }, portal: { name: string, secret: string, port: number, origin: string } }>}
 * the portal's pages are served on `port`
 */
export async function startWithPortal(dataFolder) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const name = 'meu-portal'
  const command = (...words) =>
    succeed(productNode(), [join(root, 'reference-api', 'dist', 'main.js'), ...words], { env: { DATA_DIR: dataFolder, DEMO: '1' } })
  await command('migrate')
  const secret = (await command('register-portal', name, origin, '--screens=all')).trim().split(' ').at(-1) ?? ''
  const product = await startProduct({ port: await freePort(), portalPort: await freePort(), dataFolder, env: { DEMO: '1' } })
  if (!product) throw new Error('The product did not start.')
  return { product, portal: { name, secret, port, origin } }
}
