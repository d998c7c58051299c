import type { OpenAPIV3_1 } from 'openapi-types'
import { operationText } from './operationTexts.js'

const text = { type: 'string' } as const
const parameters = { type: 'object', additionalProperties: { type: ['string', 'number'] } } as const

const issueRecord = {
  type: 'object',
  description: 'The other record where the reason lies',
  properties: { entity: text, id: { type: 'integer' }, label: text, params: parameters },
} as const

/** The form of every refusal; section 6 of the design. */
const problem = {
  type: 'object',
  required: ['status_code', 'code', 'message', 'errors', 'issues', 'requestId'],
  properties: {
    status_code: { type: 'integer' },
    code: { ...text, description: 'Stable: unreadable, unauthorized, in-use, stale … or the rule of an entity: department.cycle' },
    message: { ...text, description: 'In the language of Accept-Language' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: text }, description: 'Texts by field: items[2].quantity' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: text, code: text, params: parameters, record: issueRecord },
      },
    },
    requestId: text,
    data: { description: 'With 412 the current record, with 409 what stands in the way' },
  },
} as const

const descriptions: Readonly<Record<number, string>> = {
  400: 'A parameter or the body cannot be read; the issue names it and what is allowed',
  401: 'No token, or one that is over',
  403: "A portal's token that does not reach this far",
  404: 'There is no such record',
  409: 'A rule or a duplicate forbids it; `code` names the rule, `data` what stands in the way',
  412: 'Somebody else wrote meanwhile; `data` is the current record',
  413: 'The body is too large',
  415: 'The content type is not accepted',
  416: 'The range begins behind the end of the file',
  422: 'Fields are not valid; the issues name them',
  428: 'The version is missing: send If-Match',
  429: 'Too often; Retry-After says when it may be tried again',
}

interface Operation extends OpenAPIV3_1.OperationObject {
  'x-refusals'?: readonly number[]
}

/** Adds the refusals of every operation to the generated document; they all have the same form. */
export function completeDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  const complete = (method: string, path: string, { 'x-refusals': statuses = [], ...operation }: Operation) => ({
    ...operation,
    ...operationText(method, path, operation.tags?.[0]),
    // Marks `If-Match` as required. The schema does not say so, because a missing header is answered with 428.
    ...(operation.parameters && { parameters: operation.parameters.map(requireVersion) }),
    responses: {
      ...operation.responses,
      ...(statuses.length === 0 && { '4XX': refusal('The request cannot be read') }),
      ...Object.fromEntries(statuses.map((status) => [status, refusal(descriptions[status] ?? 'Refused')])),
      '5XX': refusal('Not possible now. Whether a change was written is not known: repeat it with the same `Idempotency-Key`'),
    },
  })
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods ?? {}).map(([method, operation]) => [method, complete(method, path, operation as Operation)]),
    ),
  ])
  const schemas = { ...document.components?.schemas, Problem: problem as unknown as OpenAPIV3_1.SchemaObject }
  return { ...document, tags: tagsOf(document), paths: Object.fromEntries(paths), components: { ...document.components, schemas } }
}

type Parameter = OpenAPIV3_1.ParameterObject | OpenAPIV3_1.ReferenceObject

function requireVersion(parameter: Parameter): Parameter {
  return 'name' in parameter && parameter.name === 'if-match' ? { ...parameter, required: true } : parameter
}

/** The tags of the operations: the session, places, files, and each entity. */
function tagsOf({ paths = {} }: OpenAPIV3_1.Document): OpenAPIV3_1.TagObject[] {
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods ?? {}).flatMap((operation) => (operation as Operation).tags ?? []),
  )
  return [...new Set(names)].sort().map((name) => ({ name, description: `Calls of ${name}` }))
}
