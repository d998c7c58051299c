import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { startCommand } from '../core/commands.js'
import { StartProblem } from '../core/startProblem.js'

export interface Place {
  readonly host: string
  readonly port: number
  /** The environment variable that chooses the port. */
  readonly setting: 'PORT' | 'FRAME_PORT' | 'METRICS_PORT'
}

/** Opens a server beside the product's own. @throws StartProblem when its port cannot be used */
export async function openBeside(server: Server, place: Place): Promise<Server> {
  server.listen(place.port, place.host)
  await once(server, 'listening').catch((error: unknown) => {
    throw listenProblem(error, place)
  })
  return server
}

/** Checks that the port is free. @throws StartProblem when it cannot be used */
export async function claimPort(place: Place): Promise<void> {
  const probe = createServer().listen(place.port, place.host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw listenProblem(error, place)
  }
  probe.close()
  await once(probe, 'close')
}

/** The failure to listen in words, where we know the remedy. */
export function listenProblem(error: unknown, { host, port, setting }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartProblem(
      `Port ${port} is taken by another program. Stop it, or choose another port: ${setting}=${port + 1} ${startCommand}`,
    )
  if (code === 'EACCES')
    return new StartProblem(`Port ${port} may not be used by this user. Choose another port: ${setting}=${port + 4000} ${startCommand}`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartProblem(`The address ${host} cannot be found. Correct HOST or leave it out.`)
  if (code === 'EADDRNOTAVAIL') return new StartProblem(`The address ${host} is not one of this machine's. Correct HOST or leave it out.`)
  return error
}
