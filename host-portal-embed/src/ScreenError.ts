/** What `onError` gets: the same code and message as the tag's `error` event. `cause` is what was thrown, if anything. */
export class ScreenError extends Error {
  override readonly name = 'ScreenError'
  readonly code: string

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
