import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './checks.mjs'

const debianFolder = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL server from Debian's package; undefined when there is none. */
export function postgresFolder() {
  if (!existsSync(debianFolder)) return undefined
  const [newest] = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
  const folder = newest && join(debianFolder, newest, 'bin')
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** Calls `work` with the address of an empty temporary PostgreSQL server, or with undefined where the machine has none. */
export async function withOwnPostgres(work) {
  const bin = postgresFolder()
  if (!bin) return work(undefined)
  return withPrograms(bin, async (programs) => {
    const server = await programs.server('data')
    programs.run('initdb', ['-D', server.data, '-A', 'trust', '-U', 'product', '--locale=C.UTF-8'])
    server.start()
    return work(server.url)
  })
}

/**
 * Calls `work` with what runs PostgreSQL's programs in a temporary folder. Its servers stop when the work or this process ends.
 * @param {string} bin the folder of the programs
 */
export async function withPrograms(bin, work) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  // The server refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, Number(idOf('-u')), Number(idOf('-g')))
  const run = (program, args) => {
    const words = [join(bin, program), ...args]
    const [first, ...rest] = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...words] : words
    return execFileSync(first, rest, { cwd: folder, stdio: 'ignore' })
  }
  const servers = []
  const server = async (name) => {
    const port = await freePort()
    const data = join(folder, name)
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
    const made = {
      port,
      data,
      url: `postgres://product@127.0.0.1:${port}/postgres`,
      start: () => run('pg_ctl', ['-D', data, '-l', join(folder, `${name}.log`), '-o', options, '-w', 'start']),
      /** As if its machine lost its power. */
      kill: () => existsSync(join(data, 'postmaster.pid')) && run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']),
    }
    servers.push(made)
    return made
  }
  const end = () => {
    for (const { kill } of servers) kill()
    rmSync(folder, { recursive: true, force: true })
  }
  // Ctrl+C stops the servers too.
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  try {
    return await work({ run, server })
  } finally {
    process.off('exit', end)
    end()
  }
}

const idOf = (which) => execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }).trim()
