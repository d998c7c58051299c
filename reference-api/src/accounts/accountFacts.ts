import { z } from 'zod'
import { powerShape } from '../session/powerShape.js'

/** What is told of an account, in the list of all and of one person. */
export const accountFacts = z.object({
  username: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isPersonGone: z.boolean().describe('The person is inactive, dead or deleted: nobody enters until they are back'),
  isOwn: z.boolean().describe('The caller’s own account, which nobody closes for themself'),
  managesUsers: z.boolean(),
  hasFactor: z.boolean().describe('The sign-in asks for a code besides the password'),
  powers: powerShape.nullable().describe('What they may do; null for everything'),
  enteredAt: z.iso.datetime().nullable().describe('The last sign-in'),
  linkUntil: z.iso.datetime().nullable().describe('Until when the last link is valid that nobody has used'),
  askedAt: z.iso.datetime().nullable().describe('When the person asked for a new password, if nobody has answered'),
})
