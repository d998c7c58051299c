/** One error of an input, as zod reports it. The type is structural, so that this folder does not depend on zod. */
export interface ParseIssue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The parsed value, or its errors. */
export type ParseResult<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly ParseIssue[] } }

/** Parses an unknown input into `T`. Any zod schema fits; naming zod's own type here costs 5 to 7 times the type checking. */
export interface Parser<T> {
  parse(input: unknown): T
  safeParse(input: unknown): ParseResult<T>
}
