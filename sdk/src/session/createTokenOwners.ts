/** Asks the server for the user of a token; `undefined` when the server does not say. @throws when there was no answer */
export type Identify = (token: string) => Promise<number | undefined>

export interface TokenOwners {
  /** Sets how to find the user of a token; without it, all tokens count as the same user's. */
  readonly identifyBy: (identify: Identify) => void
  /** Asks for the user of the current token while the token still works. */
  readonly learn: () => Promise<number | undefined>
  /**
   * The user of the next token, if it is not the first user of the page.
   * @throws OtherPersonError while there are unsaved edits
   */
  readonly admit: (token: string) => Promise<number | undefined>
}

interface TokenOwnerParts {
  /** The current token, if any. */
  readonly present: () => string | undefined
  readonly hasUnsavedEdits: () => boolean
}

/** The host's new token belongs to another user than the one with unsaved edits. */
export class OtherPersonError extends Error {
  override readonly name = 'OtherPersonError'
  constructor() {
    super(
      'getToken: the token is another person’s, while somebody’s edits are not saved yet. Answer a token of the first person, or load the page anew for the second.',
    )
  }
}

/** Tracks the users of a host's tokens, so that edits of one user are never saved as another's. */
export function createTokenOwners({ present, hasUnsavedEdits }: TokenOwnerParts): TokenOwners {
  let identify: Identify = () => Promise.resolve(undefined)
  let owner: number | undefined
  let first: number | undefined
  const learn = async () => {
    const token = present()
    if (owner !== undefined || token === undefined) return owner
    const found = await identify(token).catch(() => undefined)
    // A later token may have set the user in the meantime.
    owner ??= found
    first ??= owner
    return owner
  }
  return {
    identifyBy: (given) => {
      identify = given
    },
    learn,
    admit: async (token) => {
      const before = await learn()
      if (before === undefined) return undefined
      const next = await identify(token)
      if (next === undefined) return owner === first ? undefined : owner
      if (next !== before && hasUnsavedEdits()) throw new OtherPersonError()
      owner = next
      return next === first ? undefined : next
    },
  }
}
