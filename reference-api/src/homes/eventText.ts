import { type AnyContract, contractPath, contracts, contractText, type Locale, takenBack } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import { shownDay } from '../exports/localTime.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { dayDeedTexts, deedTexts, takenBackTexts } from './deedTexts.js'
import type { ImportEvent, RecordEvent } from './readEvents.js'

const person = z.object({ id: z.number().int(), label: z.string() })

/** The address and the label of a record. */
export const place = z.object({
  entity: z.string(),
  path: z.string().describe('Path of its list, with the parent filled in'),
  id: z.number().int(),
  label: z.string(),
})
export const eventAnswer = place.extend({
  kind: z.string().describe('Name of this kind of record'),
  within: z.string().nullable().describe('For a nested record: the label of its parent'),
  action: z.enum(['transition', 'delete', 'restore']),
  status: z.string().nullable().describe('The new status, if it changed'),
  statusText: z.string().nullable().describe('The status as text; what was done, if it kept the status'),
  by: person.nullable().describe('Null when the change was automatic'),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
})
const stepAnswer = eventAnswer.pick({ action: true, status: true, statusText: true, by: true, reason: true, at: true })
/** A line of what changed: a record, or a whole import. */
export const changeAnswer = eventAnswer.extend({
  id: eventAnswer.shape.id.describe('The record, or the import'),
  action: z.enum([...eventAnswer.shape.action.options, 'import', 'undoImport']),
  count: z.number().int().nullable().describe('How many records an import created and changed; null for a record'),
  before: z.array(stepAnswer).describe('The earlier changes of the record in this time, newest first'),
})

/** An event with its texts in the user's language. */
export function eventText(
  { plan, id, label, parent, parentLabel, action, status, transition, day, by, reason, at }: RecordEvent,
  locale: Locale,
): z.infer<typeof eventAnswer> {
  const entry = contracts.find(({ contract }) => contract.name === plan.entity.contract.name)
  const text = entry && contractText(locale, entry)
  const command = `${plan.entity.contract.name}.${transition ?? ''}`
  const ofDay = day === null ? undefined : dayDeedTexts[locale][command]?.(shownDay(day))
  const deed = ofDay ?? deedTexts[locale][command]
  return {
    ...placeOf(plan, { id, label, parent }),
    kind: entry?.messages[locale].singular ?? plan.entity.contract.name,
    within: parentLabel,
    action,
    status,
    statusText: status === null ? (deed ?? null) : (text?.option('status', status) ?? status),
    by,
    reason: reason === takenBack ? takenBackTexts[locale] : reason ? ruleOf(entry?.messages[locale].rules, plan, reason) : null,
    at,
  }
}

/** The changes of one record as one line, given newest first. */
export function changeText([last, ...before]: readonly [RecordEvent, ...RecordEvent[]], locale: Locale): z.infer<typeof changeAnswer> {
  const steps = before.map((event) => {
    const { action, status, statusText, by, reason, at } = eventText(event, locale)
    return { action, status, statusText, by, reason, at }
  })
  return { ...eventText(last, locale), count: null, before: steps }
}

/** An import as one line: its file, and how many records. */
export function importText({ plan, id, fileName, count, isUndone, at, by }: ImportEvent, locale: Locale): z.infer<typeof changeAnswer> {
  const { contract } = plan.entity
  const entry = contracts.find((each) => each.contract.name === contract.name)
  const kind = entry?.messages[locale].plural ?? contract.name
  const record = { ...placeOf(plan, { id, label: fileName ?? kind, parent: null }), kind, within: null, count }
  return { ...record, action: isUndone ? 'undoImport' : 'import', status: null, statusText: null, by, reason: null, at, before: [] }
}

/** The reason as somebody typed it, or the text of the rule by which the server changed a status. */
function ruleOf(rules: Readonly<Record<string, string>> = {}, { entity: { contract } }: EntityPlan, reason: string): string {
  const key = reason.startsWith(`${contract.name}.`) ? reason.slice(contract.name.length + 1) : ''
  return Object.hasOwn(rules, key) ? (rules[key] ?? reason) : reason
}

/** The address of a record: the path of its list with the parent filled in, and its id. */
function placeOf(
  { entity: { contract } }: EntityPlan,
  { parent, ...record }: { readonly id: number; readonly label: string; readonly parent: number | null },
) {
  return { entity: contract.name, path: pathUnder(contract, parent), ...record }
}

function pathUnder(contract: AnyContract, parent: number | null): string {
  return contract.parent ? contractPath(contract, { [contract.parent.param]: String(parent) }) : contract.path
}
