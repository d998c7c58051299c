import type { FastifyRequest } from 'fastify'
import { Problem } from '../../http/Problem.js'

/** The version that the writer saw. @throws Problem 428 when `If-Match` is missing or holds no version */
export function readVersion(request: FastifyRequest): number {
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '')?.[1]
  if (version === undefined) throw new Problem(428, 'version-required')
  return Number(version)
}
