import { apartFrom, importFilter, initialStatuses, locales } from '@esporte-parana/sdk/contracts'
import type { FastifySchema, FastifySchemaCompiler, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { idText } from '../core/idText.js'
import { keyHeader } from '../records/calls/idempotency.js'
import { exportKeys } from '../exports/exportColumns.js'
import { validateByZod } from '../http/validateByZod.js'
import { checkQuery, checkReport, importBody, importEntry, importParams, importResult } from '../imports/importBody.js'
import { arrangeBody } from '../records/actions/arrange.js'
import { bulkTarget } from '../records/actions/bulkTarget.js'
import { changeShape } from '../records/history/changeShape.js'
import { duplicateBody } from '../records/write/duplicates.js'
import { allChildren, type EntityPlan, type EntitySet } from '../records/plan/plan.js'
import { reassignBody } from '../records/actions/reassign.js'
import { choiceFiltersOf } from '../records/read/readListQuery.js'
import { revealBody } from '../records/actions/reveal.js'
import { takeBackBody } from '../records/actions/takeBack.js'
import { transitionLacksAnswer } from '../records/actions/transitionLacks.js'
import { transitionBody } from '../records/actions/transitions.js'
import { answer } from '../http/answer.js'

/** The OpenAPI text of each call of an entity, and the portals that may make it. */
export type EntityDocs = Readonly<
  Record<
    | 'list'
    | 'count'
    | 'sums'
    | 'choices'
    | 'get'
    | 'history'
    | 'create'
    | 'update'
    | 'remove'
    | 'action'
    | 'transition'
    | 'transitionLacks'
    | 'takeBack'
    | 'reveal'
    | 'reassign'
    | 'export'
    | 'duplicates'
    | 'import'
    | 'imports'
    | 'undoImport'
    | 'arrange',
    RouteShorthandOptions
  >
>

const params = z.object({
  id: idText,
})
const transitionParams = params.extend({ transicao: z.string().describe('Name of the transition') })
const versionHeader = z.looseObject({
  'if-match': z.string().optional().describe('Version of the record that was read: "3". Without it 428, with an old one 412.'),
})

const historyEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: z.object({ id: z.number().int(), label: z.string() }).nullable(),
  action: z.enum([
    'create',
    'update',
    'delete',
    'restore',
    'activate',
    'inactivate',
    'transition',
    'import',
    'reveal',
    'purge',
    'anonymize',
  ]),
  changes: z.array(changeShape),
  reason: z.string().nullable(),
  transition: z.string().nullable().describe('Name of the transition, which may keep the status'),
})
const dependant = z.object({
  entity: z.string(),
  field: z.string().describe('The first field that refers: parentId, or functions.departmentId for rows'),
  count: z.number().int(),
  example: z.object({ id: z.number().int(), label: z.string(), params: z.record(z.string(), z.number()).optional() }),
  isKept: z.literal(true).optional().describe('Some of these references cannot be moved to another record'),
})
const historyQuery = z.object({
  antes: idText.optional().describe('Only entries older than this one'),
})
const bulkResult = z.object({
  done: z.number().int(),
  refused: z.array(
    z.object({
      id: z.number().int(),
      label: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.unknown()).optional(),
      dependants: z.array(dependant).optional(),
    }),
  ),
  changed: z
    .array(z.number().int())
    .optional()
    .describe('Ids of the changed records that the opposite action takes back, for an undo. Left out above a thousand'),
})

const takeBack = z
  .object({ transition: z.string(), until: z.iso.datetime() })
  .optional()
  .describe('The caller’s own last step, which they may take back until then')
const revealed = z.object({ value: z.string().nullable() })
const arranged = z.object({ records: z.array(z.object({ id: z.number().int(), version: z.number().int() })) })
const reassigned = z.object({ moved: z.array(z.object({ entity: z.string(), field: z.string(), count: z.number().int() })) })

export function describeEntity(plan: EntityPlan, { plans }: EntitySet): EntityDocs {
  const { contract, table } = plan.entity
  // Screens of entities that refer to this one may read its choices too, but nothing else of it.
  const readers = plans.filter(({ fields, groups, children, joins }) =>
    [...fields, ...groups.flatMap((group) => group.fields), ...allChildren(children).flatMap(({ child }) => child.fields), ...joins].some(
      ({ target }) => target === table,
    ),
  )
  const choosing = { screens: [contract.path, ...readers.map(({ entity }) => entity.contract.path)] }
  const writing = { screens: [contract.path] }
  const stale = { ...writing, refusals: [409, 412] }
  const versioned = { ...writing, refusals: [400, 409, 412, 428] }
  const call = (schema: FastifySchema, config: object): RouteShorthandOptions => ({
    schema: { tags: [contract.name], ...schema, ...addressParams(plan, schema) },
    config,
    validatorCompiler: leaveBody,
  })
  const total = z.object({ total: z.number().int(), totalIsExact: z.boolean() })
  const counted = total.extend({
    seen: z.string().optional().describe('With exata=1: says which records these are, for an action on all of them'),
  })
  const meta = total.extend({
    total: z.number().int().nullable(),
    page: z.number().int(),
    perPage: z.number().int(),
    before: z.number().int().nullable().describe('Id of the record right before this page'),
  })
  const ownRecord = contract.transitions.some(({ isReversible }) => isReversible)
    ? (plan.record as z.ZodObject).extend({ takeBack })
    : plan.record
  return {
    list: call(
      {
        querystring: listParameters(plan),
        response: { 200: z.object({ status_code: z.number().int(), data: z.array(listed(plan)), meta }) },
      },
      writing,
    ),
    count: call({ querystring: countParameters(plan), response: { 200: answer(counted) } }, writing),
    sums: call({ querystring: narrowingParameters(plan), response: { 200: answer(sumsOf(plan)) } }, writing),
    choices: call({ querystring: choiceParameters(plan), response: { 200: answer(z.array(choiceOf(plan))) } }, choosing),
    export: call(
      { querystring: exportParameters(plan), response: { 200: files } },
      { refusals: [422], ...writing, acceptsTokenInQuery: true, power: 'exportar' },
    ),
    get: call({ params, response: { 200: answer(ownRecord) } }, contract.masked.length > 0 ? { ...writing, refusals: [429] } : writing),
    history: call(
      {
        params,
        querystring: historyQuery,
        response: { 200: answer(z.array(historyEntry)).extend({ meta: z.object({ hasMore: z.boolean() }) }) },
      },
      writing,
    ),
    duplicates: call(
      { body: duplicateBody, response: { 200: answer(z.array(z.object({ id: z.number().int(), label: z.string() }))) } },
      { ...writing, isReading: true, refusals: [429] },
    ),
    create: call({ headers: keyHeader, body: withStatus(plan), response: { 201: answer(plan.record) } }, { ...writing, refusals: [409] }),
    update: call(
      { params, headers: versionHeader.extend(keyHeader.shape), body: withStatus(plan), response: { 200: answer(plan.record) } },
      versioned,
    ),
    remove: call({ params, headers: versionHeader.extend(keyHeader.shape), response: { 200: answer(z.null()) } }, versioned),
    action: call({ headers: keyHeader, body: bulkTarget, response: { 200: answer(bulkResult) } }, { ...writing, refusals: [409] }),
    transition: call(
      { params, headers: keyHeader, body: transitionBody(plan), response: { 200: answer(ownRecord) } },
      { ...stale, isStep: true },
    ),
    transitionLacks: call({ params: transitionParams, response: { 200: answer(transitionLacksAnswer) } }, { ...writing, refusals: [409] }),
    takeBack: call({ params, headers: keyHeader, body: takeBackBody, response: { 200: answer(plan.record) } }, { ...stale, isStep: true }),
    reveal: call(
      { params, body: revealBody(plan), response: { 200: answer(revealed) } },
      { ...writing, isReading: true, refusals: [429], power: 'revelar' },
    ),
    reassign: call({ params, headers: keyHeader, body: reassignBody, response: { 200: answer(reassigned) } }, stale),
    arrange: call({ headers: keyHeader, body: arrangeBody, response: { 200: answer(arranged) } }, { ...writing, refusals: [412] }),
    import: call(
      {
        querystring: checkQuery,
        headers: keyHeader,
        body: importBody,
        response: { 200: answer(checkReport), 201: answer(importResult) },
      },
      { ...writing, refusals: [409] },
    ),
    imports: call({ response: { 200: answer(z.array(importEntry)) } }, writing),
    undoImport: call({ params: importParams, headers: keyHeader, response: { 200: answer(bulkResult) } }, { ...writing, refusals: [409] }),
  }
}

/** The parameters of the address: the parent's id, and the record's where there is one. */
function addressParams({ parent }: EntityPlan, { params: own }: FastifySchema): FastifySchema {
  if (!parent) return {}
  const id = params.shape.id.describe('Id of the parent record')
  return { params: z.object({ [parent.param]: id, ...(own instanceof z.ZodObject ? own.shape : {}) }) }
}

/** A record as lists show it. */
function listed({ record, entity }: EntityPlan): z.ZodType {
  if (!(record instanceof z.ZodObject)) return record
  const shape = record.shape as Readonly<Record<string, z.ZodType>>
  return z.object(Object.fromEntries(Object.entries(shape).filter(([key]) => !entity.unlisted?.includes(key))))
}

function sumsOf({ entity }: EntityPlan): z.ZodType {
  const sum = z.string().describe('The exact sum over all found records, a decimal string')
  return z.object(Object.fromEntries(Object.keys(entity.contract.aggregates).map((key) => [key, sum])))
}

/** A choice: id, label and the fields that tell records of the same name apart. */
function choiceOf({ record, entity }: EntityPlan): z.ZodType {
  if (!(record instanceof z.ZodObject)) return record
  return record.pick(Object.fromEntries(['id', 'label', ...entity.contract.tellsApart].map((key) => [key, true])) as never)
}

/** The draft and `status`, the only other field that a write may hold. */
function withStatus(plan: EntityPlan): z.ZodType {
  const { statuses } = plan.entity.contract
  const status = z
    .enum(statuses)
    .optional()
    .describe(`On creation ${initialStatuses(plan.entity.contract).join(' or ')}; later the present one or none`)
  const { parent } = plan
  const above = parent ? { [parent.link.key]: z.number().int().optional().describe('The id of the address, or none') } : {}
  return plan.draft instanceof z.ZodObject ? plan.draft.safeExtend({ status, ...above }) : plan.draft
}

const files = {
  description: 'The file',
  content: {
    'text/csv': { schema: z.string() },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: z.string().meta({ format: 'binary' }) },
  },
}
const text = z.string().optional()

function listParameters(plan: EntityPlan): z.ZodType {
  const { contract } = plan.entity
  return narrowingParameters(plan).extend({
    pagina: text.describe('From 1').meta({ type: 'integer', minimum: 1 }),
    por_pagina: text.describe('1 to 100').meta({ type: 'integer', minimum: 1, maximum: 100 }),
    ordem: text.describe(
      `${contract.sortable.join(', ')}; "-" before a key descends. "busca", on the first page: names that begin with what is searched come first. Of deleted records also updatedAt, when they were deleted: they come newest first`,
    ),
    contar: text.describe('0 leaves the total out if it would have to be counted; /contagem returns it'),
  })
}

function choiceParameters(plan: EntityPlan): z.ZodType {
  return z.looseObject({
    busca: text.describe('Outside the screens of a portal’s token it searches only the returned fields'),
    [apartFrom]: text.describe('All but this record and those below it, by its id'),
    ...Object.fromEntries(choiceFiltersOf(plan.entity.contract).map((name) => [name, text.describe('a,b')])),
  })
}

function countParameters(plan: EntityPlan): z.ZodType {
  return narrowingParameters(plan).extend({ exata: text.describe('1 counts all records; otherwise the count stops at 10,000') })
}

function exportParameters(plan: EntityPlan): z.ZodType {
  return narrowingParameters(plan).extend({
    ordem: text.describe('As in the list'),
    colunas: text.describe(`Columns in their order: ${exportKeys(plan).join(', ')}. All of them when missing`),
    idioma: text.describe(`Language of headings and values: ${locales.join(', ')}`),
    ids: text.describe('Only these records: 1,2,3'),
    exceto: text.describe('All but these records: 1,2,3'),
    bilhete: text.describe('A ticket of POST /sessao/bilhete, instead of the Authorization header'),
    token: text.describe('A ticket, or the token of a session that is not a portal’s'),
  })
}

function narrowingParameters({ entity: { contract } }: EntityPlan) {
  return z.looseObject({
    busca: text.describe(`Looks into ${contract.search.join(', ')}`),
    excluidos: text.describe('1 lists deleted records that can be restored'),
    [importFilter]: text.describe('Only the records that an import created or changed: the id of `GET …/importacoes`'),
    ...Object.fromEntries(contract.filters.map((name) => [name, text.describe('a,b or from..to')])),
  })
}

/** Handlers read the body themselves: they must check first that the record exists, and in which version. */
const leaveBody: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : validateByZod(route)
