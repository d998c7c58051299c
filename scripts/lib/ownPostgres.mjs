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
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  // The server refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, Number(idOf('-u')), Number(idOf('-g')))
  const call = (program, args) => {
    const words = [join(bin, program), ...args]
    const [first, ...rest] = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...words] : words
    return execFileSync(first, rest, { cwd: folder, stdio: 'ignore' })
  }
  const port = await freePort()
  const end = () => {
    if (existsSync(join(data, 'postmaster.pid'))) call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  // Ctrl+C stops the server too.
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  try {
    call('initdb', ['-D', data, '-A', 'trust', '-U', 'product', '--locale=C.UTF-8'])
    call('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, '-w', 'start'])
    return await work(`postgres://product@127.0.0.1:${port}/postgres`)
  } finally {
    process.off('exit', end)
    end()
  }
}

const idOf = (which) => execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }).trim()
