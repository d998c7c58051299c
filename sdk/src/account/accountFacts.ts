import type { Powers } from '../core/powers.js'

/** What the server tells of an account, in the list of all and to its person's dialog. */
export interface AccountFacts {
  readonly username: string
  readonly email: string
  readonly isActive: boolean
  /** The person is inactive, dead or deleted: nobody enters until they are back. */
  readonly isPersonGone: boolean
  readonly isOwn: boolean
  readonly managesUsers: boolean
  /** The sign-in asks for a code besides the password. */
  readonly hasFactor: boolean
  /** What they may do; `null` for everything. */
  readonly powers: Powers | null
  /** The last sign-in, an ISO 8601 timestamp. */
  readonly enteredAt: string | null
  readonly linkUntil: string | null
  readonly askedAt: string | null
}
