/** Asks the server whose a token is; nothing where it does not say. @throws when no answer came */
export type Identify = (token: string) => Promise<number | undefined>

export interface TokenOwners {
  /** How owners are found out; without it every token is taken for the same person's. */
  readonly identifyBy: (identify: Identify) => void
  /** Asks whose the present token is, before it may be too late to ask. */
  readonly learn: () => Promise<number | undefined>
  /**
   * Whose the next token is, where that is another person than the page began with.
   * @throws OtherPersonError while somebody's edits are unsaved
   */
  readonly admit: (token: string) => Promise<number | undefined>
}

interface TokenOwnerParts {
  /** The token in use, if any. */
  readonly present: () => string | undefined
  readonly hasUnsavedEdits: () => boolean
}

/** The host's token is another person's than the one who types. */
export class OtherPersonError extends Error {
  override readonly name = 'OtherPersonError'
  constructor() {
    super(
      'getToken: the token is another person’s, while somebody’s edits are not saved yet. Answer a token of the first person, or load the page anew for the second.',
    )
  }
}

/** Knows whose the tokens of a host are, so that what one person typed is never saved as another's. */
export function createTokenOwners({ present, hasUnsavedEdits }: TokenOwnerParts): TokenOwners {
  let identify: Identify = () => Promise.resolve(undefined)
  let owner: number | undefined
  let first: number | undefined
  const learn = async () => {
    const token = present()
    if (owner !== undefined || token === undefined) return owner
    const found = await identify(token).catch(() => undefined)
    // A later token may have come meanwhile, and told more.
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
