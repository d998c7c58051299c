import type { SwaggerTransform } from '@fastify/swagger'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** Zod marks every preprocessed key of an input as required; the document marks only keys that requests must have. */
const tellRequired: Override = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodObject)) return
  const required = Object.entries(zodSchema.shape).flatMap(([key, field]) => (z.safeParse(field, undefined).success ? [] : [key]))
  if (required.length > 0) jsonSchema.required = required
  else delete jsonSchema.required
}

/** Ids in addresses are parsed from texts of digits, but for clients they are numbers. */
const tellNumbers: Override = ({ jsonSchema }) => {
  if (jsonSchema.pattern !== String.raw`^\d{1,9}$`) return
  delete jsonSchema.pattern
  Object.assign(jsonSchema, { type: 'integer', minimum: 0, maximum: 999_999_999 })
}

const override: Override = (given) => {
  tellRequired(given)
  tellNumbers(given)
}

const sent = createJsonSchemaTransform({ zodToJsonConfig: { override } })
const answered = createJsonSchemaTransform({})

const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } as const

/** Adds to each call of the OpenAPI document what all calls share: the operation id, refusals, the token, and file uploads. */
export const describeCalls: SwaggerTransform<FastifySchema> = (route) => {
  const { schema, url } = sent(route)
  const { method, config } = route.route
  return {
    url,
    schema: {
      ...schema,
      operationId: operationId(String(method), route.url),
      ...(config?.isPublic && !route.schema?.security && { security: [] }),
      ...(route.schema?.consumes?.includes('multipart/form-data') && { body: file }),
      ...(schema?.response ? { response: answered(route).schema?.response } : {}),
      'x-refusals': refusalsOf(route.schema ?? {}, config),
      ...(config?.power && { 'x-power': config.power }),
    } as FastifySchema,
  }
}

/** The statuses with which a call may be refused; the config lists those of this call only. */
function refusalsOf(schema: FastifySchema, config: FastifyContextConfig | undefined): number[] {
  const statuses = [
    ...(schema.querystring || schema.body || schema.consumes ? [400] : []),
    ...(config?.isPublic ? [] : [401, 403]),
    ...(schema.params ? [404] : []),
    ...(schema.body || schema.consumes ? [413, 415, 422] : []),
    ...(config?.refusals ?? []),
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

/** `GET /api/admin/v1/pessoas/:id` → `get_pessoas_id`. */
function operationId(method: string, url: string): string {
  const words = url.replace(/^\/api\/admin\/v1/, '').match(/[\w-]+/g) ?? []
  return [method, ...words].join('_').replaceAll('-', '_').toLowerCase()
}
