import { acts, areas } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'

/** What an office lists that a person may do, in calls about accounts and about the session. */
export const powerShape = z.object({
  reads: z.array(z.enum(areas)).max(areas.length).readonly().describe('Areas whose records are read'),
  writes: z.array(z.enum(areas)).max(areas.length).readonly().describe('Areas whose records are changed, and so read'),
  acts: z.array(z.enum(acts)).max(acts.length).readonly().describe('What is done beyond writing'),
  decidesUpTo: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, 'invalid')
    .nullable()
    .describe('Amount in reais up to which a decision holds; null for any'),
})
