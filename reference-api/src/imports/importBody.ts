import { z } from 'zod'
import { idText } from '../core/idText.js'
import { changeShape } from '../records/history/changeShape.js'

/** Most rows of one import; more need another file. */
export const maxImportRows = 10_000
/** The size of the largest file, with the headings repeated in every row. */
export const maxImportBytes = 32 * 1024 * 1024

export const importBody = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .min(1)
    .max(maxImportRows)
    .describe(
      'Drafts as they are created, with texts as in a spreadsheet: references by code, name or id; options by value or label. A row with the `id` of a stored record is written over it; what it leaves out stays; with the `updatedAt` of an export, what others changed since is not written over',
    ),
  fileName: z.string().trim().max(255).optional().describe('Stored in the history of every record'),
})
/** The body without its rows, which are read separately. */
export const importShell = importBody.extend({ rows: z.array(z.never()) })
export const checkQuery = z.object({ simular: z.literal('1').optional().describe('Checks and writes nothing') })

const params = z.record(z.string(), z.union([z.string(), z.number()])).optional()
const issue = z.object({
  path: z.string(),
  code: z.string(),
  params,
  record: z
    .object({ entity: z.string(), id: z.number().int(), label: z.string(), params })
    .optional()
    .describe('The stored record of a `duplicate`'),
})
export const rowReport = z.object({
  row: z.number().int().describe('Index in `rows`, from 0'),
  issues: z.array(issue),
})
export const checkReport = z.object({
  total: z.number().int(),
  valid: z.number().int(),
  updated: z.array(z.number().int()).describe('Rows with the `id` of a stored record that differ from it'),
  changes: z
    .array(z.object({ row: z.number().int(), changes: z.array(changeShape) }))
    .describe('What each of the `updated` rows changes in its record'),
  unchanged: z.array(z.number().int()).describe('Rows with an `id` that equal the stored record'),
  errors: z.array(rowReport),
  identities: z
    .array(z.object({ row: z.number().int(), path: z.string(), key: z.string() }))
    .describe('Values that two rows must not share, to compare the parts of a file'),
})
export const importResult = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  firstId: z.number().int().describe('First id of the created records; 0 when there are none'),
  lastId: z.number().int(),
  importId: z
    .number()
    .int()
    .describe('Of the list of the created records, `importacao=`, and of the call that undoes it; 0 when nothing was stored'),
})
export const importEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: z.object({ id: z.number().int(), label: z.string() }).nullable(),
  fileName: z.string().nullable(),
  created: z.number().int(),
  left: z.number().int().describe('Created records that still exist'),
  updated: z.number().int().describe('Stored records that it changed; undoing leaves them as they are'),
  undoneAt: z.iso.datetime().nullable(),
})
export const importParams = z.object({
  importId: idText,
})
