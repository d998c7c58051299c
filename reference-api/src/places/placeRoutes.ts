import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { idText } from '../core/idText.js'
import { type Database, rows } from '../database/database.js'
import type { ApiServer } from '../core/apiServer.js'
import { answer } from '../http/answer.js'

interface Place {
  readonly id: number
  readonly name: string
  readonly code: string
}

const place = z.object({ id: z.number().int(), name: z.string(), code: z.string() })
const city = place.extend({ latitude: z.number().nullable(), longitude: z.number().nullable() })
const listed = (shape: z.ZodType) => ({ 200: answer(z.array(shape)) })
const response = listed(place)

/** Adds the lists of countries, states and cities for the dependent choices of forms. */
export function placeRoutes(server: ApiServer, { database }: { readonly database: Database }): void {
  const tags = ['localidades']
  server.get('/localidades/paises', { schema: { tags, response } }, async (request, reply) =>
    sendPlaces(request, reply, await rows<Place>(database, sql`select id, name, code from country order by name, id`)),
  )
  const states = z.strictObject({ pais_id: idText })
  server.get('/localidades/estados', { schema: { tags, response, querystring: states } }, async (request, reply) => {
    const found = await rows<Place>(
      database,
      sql`select id, name, code from state where country_id = ${request.query.pais_id} order by name, id`,
    )
    return sendPlaces(request, reply, found)
  })
  const cities = z.strictObject({ estado_id: idText })
  server.get('/localidades/cidades', { schema: { tags, response: listed(city), querystring: cities } }, async (request, reply) => {
    const found = await rows<Place>(
      database,
      sql`select id, name, id::text as code, latitude, longitude from city where state_id = ${request.query.estado_id} order by name, id`,
    )
    return sendPlaces(request, reply, found)
  })
}

/** Places rarely change: browsers cache them for a day and then usually get a 304. */
function sendPlaces(request: FastifyRequest, reply: FastifyReply, data: readonly Place[]): FastifyReply {
  const body = JSON.stringify({ status_code: 200, data })
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('Cache-Control', 'private, max-age=86400').header('ETag', etag).header('Vary', 'Authorization')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').serializer(String).send(body)
}
