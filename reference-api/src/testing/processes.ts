import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundleProgram } from 'tsup'
import { isRunning } from '../database/lockFolder.js'
import { type Call, caller } from './testServer.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly baseUrl: string
}

export interface Processes {
  readonly bundle: string
  run(environment: NodeJS.ProcessEnv, words?: readonly string[]): Omit<Started, 'baseUrl'>
  /** A server of the product, without demonstration data, on a free port. */
  start(environment: NodeJS.ProcessEnv): Promise<Started>
  /** Ends those that still run. */
  close(): void
}

let built: Promise<string> | undefined

/** The folder of the program, built once for all files of a process, with the files of an empty database that a start copies. */
async function build(): Promise<string> {
  // Inside the package, so that the bundle finds what it imports from npm.
  const cache = join(root, '.cache')
  const bundle = join(cache, `program-${process.pid}`)
  await mkdir(cache, { recursive: true })
  // What runs before this one left behind: nobody tells a worker that it ends.
  for (const name of await readdir(cache))
    if (name.startsWith('program-') && !isRunning(Number(name.slice(8)))) await rm(join(cache, name), { recursive: true, force: true })
  await bundleProgram({
    config: join(root, 'tsup.config.ts'),
    entry: { main: join(root, 'src/main.ts'), embeddedWorker: join(root, 'src/database/embedded/embeddedWorker.ts') },
    outDir: bundle,
    tsconfig: join(root, 'tsconfig.json'),
    silent: true,
    sourcemap: false,
  })
  const [code] = await once(spawn(process.execPath, [join(bundle, 'main.js'), 'build-template'], { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error('the empty database was not made')
  return bundle
}

/** The product's own program, built as it is delivered, and run as often as a test wants. */
export async function buildProcesses(): Promise<Processes> {
  const bundle = await (built ??= build())
  const children: ChildProcess[] = []
  const run: Processes['run'] = (environment, words = []) => {
    const child = spawn(process.execPath, [join(bundle, 'main.js'), ...words], { env: { PATH: process.env.PATH, ...environment } })
    children.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
    child.stdin.end()
    return { child, output: () => output }
  }
  return {
    bundle,
    run,
    start: async (environment) => started(run({ PORT: '0', DEMO: '1', DEMO_SCALE: '0', ...environment })),
    close() {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}

async function started({ child, output }: Omit<Started, 'baseUrl'>): Promise<Started> {
  for (let waited = 0; waited < 1200; waited++) {
    const origin = /Ready at (\S+)/.exec(output())?.[1]
    if (origin) return { child, output, baseUrl: `${origin}/api/admin/v1` }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`did not start: ${output()}`)
}

export async function signIn(baseUrl: string): Promise<{ readonly token: string; readonly call: Call }> {
  const { body } = await caller(baseUrl)('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })
  return { token: body.data.token, call: caller(baseUrl, body.data.token) }
}

/** How a program ended that cannot start. */
export async function failure(processes: Processes, environment: NodeJS.ProcessEnv) {
  const { child, output } = processes.run(environment)
  const [code] = await once(child, 'exit')
  return { code, lines: output().trim().split('\n') }
}
