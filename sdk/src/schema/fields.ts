import { z } from 'zod'

// Each rule fails with a message *key* (see `issues.ts`), never with a text: the language is the reader's, not the server's.

/** A text that must be there: trimmed, `min` to `max` characters. */
export const requiredText = (min: number, max: number) => z.string().trim().min(1, 'required').min(min).max(max)
/** A text that may be missing: `null` when empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable()
/** A reference by id that must be there. */
export const requiredId = z.number().int().positive()
/** A reference by id that may be missing. */
export const optionalId = requiredId.nullable()
/** A reference as it is read: id and label. */
export const link = z.object({ id: z.number().int(), label: z.string() })

/** What every stored record carries; spread into its `entity`. */
export const storedShape = {
  id: z.number().int(),
  label: z.string(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  createdBy: link.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: link.nullable(),
}
export const activeStatus = z.enum(['ativo', 'inativo'])
/** Observação. Bound: domain model B5. */
export const notes = optionalText(2000)
