import { z } from 'zod'
import { modalityCodes } from '../../../../blocks/modalities/codes.js'
import * as field from '../../../../schema/fields.js'
import { withRules } from '../../../../schema/rules.js'

const categoryFields = z.object({
  name: field.requiredText(1, 40),
  minAge: field.integer(3, 120),
  maxAge: field.optional(field.integer(3, 120)),
})
/** Who may play: ages reached in the event's year, both included; no `maxAge` means no upper limit. */
export interface EventCategory extends z.infer<typeof categoryFields> {}
export const category = withRules(categoryFields, ({ minAge, maxAge }, fail) => {
  if (minAge !== null && maxAge !== null && maxAge < minAge) fail('maxAge', 'min', { min: minAge })
})
/** Birth years of the category; `null` means no limit. */
const birthYears = z.object({ from: z.number().int().nullable(), to: z.number().int() })
export const storedCategory = categoryFields.extend({ birthYears })

export const venue = z.object({
  name: field.requiredText(2, 120),
  address: field.optionalText(200),
  /** Seats for spectators. */
  capacity: field.optional(field.integer(0, 200_000)),
  modalities: field.someOf(modalityCodes),
})
/** A place where games are held. */
export interface EventVenue extends z.infer<typeof venue> {}

export const committeeMember = z.object({
  /** Comitê Organizador Municipal (`com`) or Estadual (`coe`). */
  committee: field.oneOf(['com', 'coe']),
  name: field.requiredText(3, 120),
  role: field.optionalText(80),
  email: field.optional(field.email()),
  phone: field.optional(field.phone()),
})
/** A member of the committees that organise the event. */
export interface CommitteeMember extends z.infer<typeof committeeMember> {}

const headcount = field.optional(field.integer(0, 500_000))
export const expected = z.object({
  athletes: headcount,
  staff: headcount,
  teams: headcount,
  municipalities: field.optional(field.integer(0, 399)),
})
/** Expected numbers of people. */
export interface ExpectedNumbers extends z.infer<typeof expected> {}

export const links = z.object({ bulletin: field.optional(field.webAddress()), site: field.optional(field.webAddress()) })
/** Public pages about the event. */
export interface EventLinks extends z.infer<typeof links> {}
