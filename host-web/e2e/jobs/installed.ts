import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../../scripts/lib/checks.mjs'
import { childEnvironment, productNode, root } from '../../../scripts/lib/paths.mjs'
import { startProduct } from '../../../scripts/lib/product.mjs'

/** A product as an office installs it: without demo, with users made by command. */
export interface Installed {
  readonly origin: string
  /** Runs a command of the administrator. The embedded data belongs to one process, so the product stops meanwhile. @returns its output */
  command(words: readonly string[], typed?: string): Promise<string>
  /** Starts it again so many days later; the night's work is done at once, as after a weekend. */
  later(days: number): Promise<void>
  stop(): Promise<void>
}

interface Words {
  readonly words: readonly string[]
  readonly typed?: string
}

/** Installs the product in an empty folder, runs the first commands, and starts it on a free port. */
export async function install(first: readonly Words[] = []): Promise<Installed> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'esporte-parana-installed-'))
  const port = await freePort()
  const settings = { DEMO: '0', DATA_DIR: dataFolder }
  const run = (words: readonly string[], typed = '') => {
    const program = join(root, 'reference-api', 'dist', 'main.js')
    const { status, stdout, stderr } = spawnSync(productNode(), [program, ...words], {
      cwd: root,
      env: childEnvironment(settings),
      input: typed,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`)
    return stdout
  }
  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const product = await startProduct({ port, portalPort: await freePort(), dataFolder, env: { DEMO: '0', ...env } })
    if (!product) throw new Error('the product did not start')
    return product
  }
  run(['migrate'])
  for (const { words, typed } of first) run(words, typed)
  let product = await start()
  return {
    origin: product.origin,
    command: async (words, typed) => {
      await product.stop()
      try {
        return run(words, typed)
      } finally {
        product = await start()
      }
    },
    later: async (days) => {
      await product.stop()
      const clock = pathToFileURL(join(import.meta.dirname, 'laterClock.mjs')).href
      product = await start({ NODE_OPTIONS: `--import=${clock}`, LATER_DAYS: String(days) })
    },
    stop: async () => {
      await product.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
