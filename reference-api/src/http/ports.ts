import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { StartProblem } from '../core/startProblem.js'

export interface Place {
  readonly host: string
  readonly port: number
}

/** Opens a server beside the product's own. @throws StartProblem when its port cannot be used */
export async function openBeside(server: Server, { host, port }: Place): Promise<Server> {
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw listenProblem(error, { host, port })
  })
  return server
}

/** Checks that the port is free. @throws StartProblem when it cannot be used */
export async function claimPort({ host, port }: Place): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw listenProblem(error, { host, port })
  }
  probe.close()
  await once(probe, 'close')
}

/** The failure to listen in words, where we know the remedy. */
export function listenProblem(error: unknown, { host, port }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartProblem(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start.`)
  if (code === 'EACCES') return new StartProblem(`Port ${port} may not be used by this user. Choose another port: PORT=4173 npm start.`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartProblem(`The address ${host} cannot be found. Correct HOST or leave it out.`)
  if (code === 'EADDRNOTAVAIL') return new StartProblem(`The address ${host} is not one of this machine's. Correct HOST or leave it out.`)
  return error
}
