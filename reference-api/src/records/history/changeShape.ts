import { z } from 'zod'

/** One field before and after a change, as a history and the check of a file tell it. */
export const changeShape = z.object({
  field: z.string().describe('Path in the draft: `address.cityId`, `guardians[0].phone`'),
  before: z.unknown(),
  after: z.unknown(),
  beforeLabel: z.string().optional().describe('Label of the record or place of an id'),
  afterLabel: z.string().optional(),
  rowIds: z.array(z.number().int()).readonly().optional(),
})
