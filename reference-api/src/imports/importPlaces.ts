import { finished } from 'node:stream'
import type { preParsingAsyncHookHandler } from 'fastify'
import { createPlaces } from '../places.js'

/** Imports that the process receives and works on at one time: each may hold 32 MB, and a processor for seconds. */
export interface ImportPlaces {
  readonly receive: ReturnType<typeof createPlaces>
  readonly work: ReturnType<typeof createPlaces>
}

export const createImportPlaces = (): ImportPlaces => ({ receive: createPlaces(4), work: createPlaces(2) })

/** Parts of a file that is checked while it is shown are smaller, and need no place to be received. */
const smallBytes = 2 * 1024 * 1024

/** Lets large bodies wait for their turn before they are read: what waits then lies with the sender. */
export function receiveImport({ receive }: ImportPlaces): preParsingAsyncHookHandler {
  return async (request, reply) => {
    const { 'content-length': length, 'content-encoding': encoding } = request.headers
    if (encoding === undefined && Number(length ?? Number.POSITIVE_INFINITY) <= smallBytes) return
    finished(reply.raw, await receive())
  }
}
