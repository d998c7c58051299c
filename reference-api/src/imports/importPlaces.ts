import { finished } from 'node:stream'
import type { preParsingAsyncHookHandler } from 'fastify'
import { createPlaces } from '../http/places.js'

/** Limits how many imports the process receives and works on at a time, because each may hold 32 MB and use a processor for seconds. */
export interface ImportPlaces {
  readonly receive: ReturnType<typeof createPlaces>
  readonly work: ReturnType<typeof createPlaces>
  /** Only for a database with one connection: an import releases it between two slices, so imports of one entity take turns. */
  readonly turnOf?: (entity: string) => ReturnType<ReturnType<typeof createPlaces>>
}

export function createImportPlaces({ hasOneConnection }: { readonly hasOneConnection: boolean }): ImportPlaces {
  const places = { receive: createPlaces(4), work: createPlaces(2) }
  if (!hasOneConnection) return places
  const turns = new Map<string, ReturnType<typeof createPlaces>>()
  const turnOf = (entity: string) => {
    const turn = turns.get(entity) ?? createPlaces(1, turnMilliseconds)
    turns.set(entity, turn)
    return turn()
  }
  return { ...places, turnOf }
}

/** Longer than a complete import takes. */
const turnMilliseconds = 120_000

/** Parts of a file that is checked while it is shown are smaller, and are received without waiting. */
const smallBytes = 2 * 1024 * 1024

/** Makes large bodies wait before they are read, so that waiting data stays with the sender. */
export function receiveImport({ receive }: ImportPlaces): preParsingAsyncHookHandler {
  return async (request, reply) => {
    const { 'content-length': length, 'content-encoding': encoding } = request.headers
    if (encoding === undefined && Number(length ?? Number.POSITIVE_INFINITY) <= smallBytes) return
    finished(reply.raw, await receive())
  }
}
