import { z } from 'zod'
import { partSchema, storedPart } from '../../../../schema/draftSchema.js'
import { failPeriod } from '../rules.js'
import { categoryFields, committeeFields, dateFields, venueFields } from './fields.js'

export const category = partSchema(categoryFields, {
  rules: ({ minAge, maxAge }, fail) => {
    if (minAge !== null && maxAge !== null && maxAge < minAge) fail('maxAge', 'min', { min: minAge })
  },
})
/** Birth years of the category; `null` means no limit. */
const birthYears = z.object({ from: z.number().int().nullable(), to: z.number().int() })
export const storedCategory = storedPart(categoryFields, { birthYears })
export const venue = partSchema(venueFields)
export const committeeMember = partSchema(committeeFields)
export const replan = partSchema(dateFields, { rules: failPeriod })
