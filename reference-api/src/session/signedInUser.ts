import { sql } from 'kysely'
import { z } from 'zod'

/** The user in the answer to a sign-in or a renewal. */
export const signedInUser = z.object({
  id: z.number().int(),
  nome: z.string(),
  email: z.string(),
  isLimited: z.literal(true).optional().describe('The office lists what they may do: see `GET /sessao`'),
})

/** What `tellUser` needs of the user `u`. */
export const toldOfUser = sql`u.powers is not null as "isLimited"`

export interface ToldUser {
  readonly name: string
  readonly email: string
  readonly isLimited: boolean
}

/** Says what is special about a user; of most there is nothing to say. */
export function tellUser(id: number, { name, email, isLimited }: ToldUser): z.infer<typeof signedInUser> {
  return { id, nome: name, email, ...(isLimited && { isLimited }) }
}
