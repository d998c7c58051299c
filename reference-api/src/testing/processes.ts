import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
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
  close(): Promise<void>
}

/** The product's own program, built as it is delivered, and run as often as a test wants. */
export async function buildProcesses(name: string): Promise<Processes> {
  // Inside the package, so that the bundle finds what it imports from npm.
  const bundle = join(root, '.cache', `${name}-${process.pid}`)
  const children: ChildProcess[] = []
  await build({
    config: join(root, 'tsup.config.ts'),
    entry: { main: join(root, 'src/main.ts'), embeddedWorker: join(root, 'src/database/embedded/embeddedWorker.ts') },
    outDir: bundle,
    tsconfig: join(root, 'tsconfig.json'),
    silent: true,
    sourcemap: false,
  })
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
    async close() {
      for (const child of children) child.kill('SIGKILL')
      await rm(bundle, { recursive: true, force: true })
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
