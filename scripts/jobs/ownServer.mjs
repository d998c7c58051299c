import { spawn } from 'node:child_process'
import { freePort } from '../lib/checks.mjs'
import { childEnvironment, productNode } from '../lib/paths.mjs'
import { samples, untilAnswers, writeAll } from './installed.mjs'

/** Runs the server of the guide for the pages that were built in `folder`, and passes its origin to `work`. */
export async function withOwnServer(folder, { product, portal }, work) {
  const [code = ''] = samples('docs/own-application.md', 'js')
  writeAll(folder, { 'server.mjs': code })
  const port = await freePort()
  const env = childEnvironment({ PRODUCT: product, PORT: String(port), PORTAL: portal.name, PORTAL_SECRET: portal.secret })
  await withServer({ folder, env, origin: `http://127.0.0.1:${port}` }, work)
}

/** Runs `server.mjs` of a folder while `work` uses it. */
export async function withServer({ folder, env, origin }, work) {
  const server = spawn(productNode(), ['server.mjs'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await untilAnswers(origin)
    await work(origin)
  } finally {
    server.kill()
  }
}
