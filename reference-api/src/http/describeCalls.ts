import type { SwaggerTransform } from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const text = { type: 'string' } as const
const parameters = { type: 'object', additionalProperties: { type: ['string', 'number'] } } as const

/** What every refusal looks like; section 6 of the design. */
const problem = {
  type: 'object',
  required: ['status_code', 'code', 'message', 'errors', 'issues', 'requestId'],
  properties: {
    status_code: { type: 'integer' },
    code: text,
    message: { ...text, description: 'In the language of Accept-Language' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: text }, description: 'Texts by field: items[2].quantity' },
    issues: {
      type: 'array',
      items: { type: 'object', required: ['path', 'code'], properties: { path: text, code: text, params: parameters } },
    },
    requestId: text,
    data: { description: 'With 412 the current record, with 409 what stands in the way' },
  },
} as const

const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } as const

/** Completes a call in the OpenAPI document by what holds for all: its id, its refusals, whether it needs a token, and how a file is sent. */
export const describeCalls: SwaggerTransform<FastifySchema> = (route) => {
  const { schema, url } = jsonSchemaTransform(route)
  const { method, config } = route.route
  const refusals = { '4XX': { description: 'Refused', ...problem }, '5XX': { description: 'Not possible now', ...problem } }
  return {
    url,
    schema: {
      ...schema,
      operationId: operationId(String(method), route.url),
      ...(config?.isPublic && !route.schema?.security && { security: [] }),
      ...(route.schema?.consumes?.includes('multipart/form-data') && { body: file }),
      response: { ...(schema?.response as object | undefined), ...refusals },
    },
  }
}

/** `GET /api/admin/v1/pessoas/:id` → `get_pessoas_id`. */
function operationId(method: string, url: string): string {
  const words = url.replace(/^\/api\/admin\/v1/, '').match(/[\w-]+/g) ?? []
  return [method.toLowerCase(), ...words].join('_').replaceAll('-', '_')
}
