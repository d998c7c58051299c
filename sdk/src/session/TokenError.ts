/** Why a host's token is missing. The codes are stable. */
export type TokenErrorCode = 'token-missing' | 'token-timeout' | 'token-refused'

/** `getToken` supplied no token that can be used: see `code`. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
  readonly code: TokenErrorCode

  constructor(code: TokenErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
