import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { Problem } from './problem.mjs'

/** The port of an environment variable. @throws Problem when it is no valid port */
export function readPort(name, fallback) {
  const text = process.env[name] || String(fallback)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Problem(`${name} is "${text}", which is no port: set it to a number from 1 to 65535.`)
}

/** Checks that a port is free for `command`. @throws Problem when it is taken or not allowed */
export async function checkPort(name, port, command = 'npm start') {
  const code = await new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
  if (code === 'EADDRINUSE')
    throw new Problem(`Port ${port} is taken: stop what uses it, or set ${name} to a free one, e.g. ${name}=${port + 100} ${command}.`)
  if (code) throw new Problem(`Port ${port} cannot be used (${code}): set ${name} to another one, e.g. ${name}=${port + 100} ${command}.`)
}

/** Creates the folder if it is missing. @throws Problem when it cannot be written */
export function checkDataFolder(folder) {
  const probe = join(folder, '.writable')
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new Problem(
      `The data folder ${folder} cannot be written (${error.code}): give this user the right to, or set DATA_DIR to another folder.`,
    )
  }
}

// mkdir's recursive option never ends where the parent exists but cannot hold folders (/proc).
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Checks that no API uses the folder; the API writes its process id into it. @throws Problem while that process runs */
export function checkUnused(folder) {
  const owner = processIn(folder)
  if (owner) throw new Problem(`The data folder ${folder} is in use by process ${owner}: stop it first, then run the command again.`)
}

function processIn(folder) {
  try {
    const owner = Number.parseInt(readFileSync(join(folder, 'process'), 'utf8'), 10)
    return isRunning(owner) ? owner : undefined
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : undefined
  }
}

/** Whether a process of this user runs. @throws with the code EPERM for one of another user */
export function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
    throw error
  }
}

/** A free port: `wanted`, or any other where that is taken. */
export function freePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (wanted ? resolve(freePort()) : reject(error)))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
