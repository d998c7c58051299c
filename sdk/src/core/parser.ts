/** One thing wrong with an input, as zod reports it; kept structural so that nothing here depends on zod. */
export interface ParseIssue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The value, or what is wrong with it. */
export type ParseResult<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly ParseIssue[] } }

/** What checks a value of shape `T`. Any zod schema fits; naming zod's own type here costs 5 to 7 times the type checking. */
export interface Parser<T> {
  parse(input: unknown): T
  safeParse(input: unknown): ParseResult<T>
}
