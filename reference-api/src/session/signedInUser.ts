import { sql } from 'kysely'
import { z } from 'zod'

const only = z.literal(true).optional()

/** The user in the answer to a sign-in or a renewal. */
export const signedInUser = z.object({
  id: z.number().int(),
  nome: z.string(),
  email: z.string(),
  isLimited: only.describe('The office lists what they may do: see `GET /sessao`'),
  managesUsers: only.describe('Gives, changes and closes the accounts of others'),
})

/** What `tellUser` needs of the user `u`. */
export const toldOfUser = sql`u.powers is not null as "isLimited", u.manages_users as "managesUsers"`

export interface ToldUser {
  readonly name: string
  readonly email: string
  readonly isLimited: boolean
  readonly managesUsers: boolean
}

/** Says what is special about a user; of most there is nothing to say. */
export function tellUser(id: number, { name, email, isLimited, managesUsers }: ToldUser): z.infer<typeof signedInUser> {
  return { id, nome: name, email, ...(isLimited && { isLimited }), ...(managesUsers && { managesUsers }) }
}
