import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import { notFound } from '../../http/Problem.js'
import { draftOf } from '../history/changes.js'
import { readRecords } from '../read/readRecords.js'
import { transitionContext } from '../write/ruleContext.js'
import type { WriteContext } from '../write/writeRecord.js'
import { findTransition, handIssues } from './transitions.js'

/** The answer to the question what a transition lacks. */
export const transitionLacksAnswer = z.object({
  issues: z.array(
    z.object({
      path: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      record: z
        .object({
          entity: z.string(),
          id: z.number().int(),
          label: z.string(),
          params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        })
        .optional(),
    }),
  ),
})

/**
 * What keeps a record from a transition now, before anybody tries it. Nothing is written.
 * @throws Problem 403 for a second hand without a person, 404, 409 with the transitions that are possible
 */
export async function transitionLacks(
  context: WriteContext,
  { id, transition }: { readonly id: number; readonly transition: string },
): Promise<readonly FieldIssue[]> {
  const { plan, transaction, today, writer } = context
  const [record] = await readRecords(transaction, plan, { ids: [id], today, userId: writer.userId ?? undefined })
  if (!record) throw notFound()
  const found = findTransition(plan, record.status, { transition })
  const { name } = found
  const asked = await transitionContext(context, { id, before: draftOf(plan, record), transition: name, reason: '', payload: {} })
  // A guard of a transition with fields may judge the fields, which are not filled in yet.
  const ask = plan.entity.lacks?.[name] ?? (plan.payloads.has(name) ? undefined : plan.entity.guards?.[name])
  const foreseen = (await plan.entity.foresees?.[name]?.(record, asked)) ?? []
  return [...handIssues(plan, { transition: found, current: record }), ...((await ask?.(record, asked)) ?? []), ...foreseen]
}
