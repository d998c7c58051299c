import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { invalid, Problem } from '../http/Problem.js'
import { createPlaces } from '../http/places.js'
import { callerOf } from '../session/authenticate.js'

/** How many uploads the process receives at a time: of one sender, and of all. Each may take 20 MB of the disk. */
const mostOfSender = 6
const mostOfAll = 60
/** How many it holds in memory at a time, to check and store them. */
const mostAtWork = 2
/** A sender whose line broke frees the place after this time, so that the next try of a phone need not wait for ten minutes. */
const silenceMilliseconds = 60_000

interface Upload {
  readonly name: string
  readonly bytes: Buffer
}

interface Taking<Result> {
  readonly reply: FastifyReply
  /** The bytes that count for a form that does not announce its length. */
  readonly most: number
  /** Receives the bytes that all uploads of this sender in hand have announced. @throws Problem when they are too many */
  readonly check: (announced: number) => Promise<void>
  readonly store: (upload: Upload) => Promise<Result>
}

/** Receives files on the disk, so that slow or interrupted senders hold no memory. Files above the limits wait, and then get 503. */
export function createUploads() {
  const senders = new Map<string, { readonly place: ReturnType<typeof createPlaces>; uploads: number; bytes: number }>()
  const all = createPlaces(mostOfAll)
  const work = createPlaces(mostAtWork)
  const senderOf = (request: FastifyRequest) => {
    const { userId, visit } = callerOf(request)
    return visit === undefined ? `user ${userId}` : `visit ${visit}`
  }
  return {
    /** Receives the file of a form and gives it to `store`. */
    async take<Result>(request: FastifyRequest, { reply, most, check, store }: Taking<Result>): Promise<Result> {
      const key = senderOf(request)
      const sender = senders.get(key) ?? { place: createPlaces(mostOfSender), uploads: 0, bytes: 0 }
      const bytes = Math.min(Number(request.headers['content-length'] ?? most), most)
      senders.set(key, sender)
      sender.uploads++
      sender.bytes += bytes
      try {
        await check(sender.bytes)
        finished(reply.raw, await sender.place())
        finished(reply.raw, await all())
        const { name, path } = await receive(request)
        const leave = await work()
        try {
          return await store({ name, bytes: await readFile(path) })
        } finally {
          leave()
        }
      } finally {
        sender.uploads--
        sender.bytes -= bytes
        if (sender.uploads === 0) senders.delete(key)
      }
    },
  }
}

/** The form's file on the disk; the plugin removes it when the answer has gone, or the sender. */
async function receive(request: FastifyRequest): Promise<{ name: string; path: string }> {
  if (!request.isMultipart()) throw new Problem(415, 'unsupported-type')
  request.raw.setTimeout(silenceMilliseconds, () => request.raw.destroy())
  const { files } = await request.saveRequestFiles().catch(refuseForm)
  const [file] = files
  if (!file) throw invalid([{ path: 'file', code: 'required' }])
  return { name: file.filename, path: file.filepath }
}

/** A broken or invalid form is answered with 400, because its parser does not always set a status. */
function refuseForm(error: FastifyError): never {
  if (error.code === 'ENOSPC') throw new Problem(503, 'unavailable', { retryAfter: 60 })
  throw error.statusCode === undefined ? new Problem(400, 'unreadable') : error
}
