import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundleProgram } from 'tsup'
import { madeOnce } from './madeOnce.js'
import { newDatabase } from './newDatabase.js'
import { type Call, caller } from './testServer.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly baseUrl: string
}

export interface Processes {
  readonly bundle: string
  /** Runs the program. The embedded database uses a new folder unless `DATA_DIR` is set. */
  run(environment: NodeJS.ProcessEnv, words?: readonly string[]): Omit<Started, 'baseUrl'>
  /** Starts the product's server without demo data, on a free port. */
  start(environment?: NodeJS.ProcessEnv): Promise<Started>
  /** Stops all running processes. */
  close(): Promise<void>
}

/** The folder of the program, built once for a test run, with the files of a new database. */
const builtProgram = () =>
  madeOnce('program', async (outDir) => {
    await bundleProgram({
      config: join(root, 'tsup.config.ts'),
      entry: { main: join(root, 'src/main.ts'), embeddedWorker: join(root, 'src/database/embedded/embeddedWorker.ts') },
      outDir,
      tsconfig: join(root, 'tsconfig.json'),
      silent: true,
      sourcemap: false,
    })
    await cp(await newDatabase(), join(outDir, 'template'), { recursive: true })
  })

/** Builds the real program, to run it as often as a test needs. */
export async function buildProcesses(): Promise<Processes> {
  const bundle = await builtProgram()
  const data = await mkdtemp(join(tmpdir(), 'api-processes-'))
  const children: ChildProcess[] = []
  const run: Processes['run'] = (environment, words = []) => {
    const child = spawn(process.execPath, [join(bundle, 'main.js'), ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: join(data, String(children.length)), ...environment },
    })
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
      const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      const ended = running.map((child) => once(child, 'exit'))
      for (const child of running) child.kill('SIGKILL')
      await Promise.all(ended)
      await rm(data, { recursive: true })
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

/** The memory of a running program in megabytes, as Linux tells it. */
export const memoryOf = ({ child }: Pick<Started, 'child'>): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024

export async function signIn(baseUrl: string): Promise<{ readonly token: string; readonly call: Call }> {
  const { body } = await caller(baseUrl)('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })
  return { token: body.data.token, call: caller(baseUrl, body.data.token) }
}

/** The exit code and output of a program that cannot start. */
export async function failure(processes: Processes, environment: NodeJS.ProcessEnv) {
  const { child, output } = processes.run({ PORT: '0', ...environment })
  const [code] = await once(child, 'exit')
  return { code, lines: output().trim().split('\n') }
}
