import type { ParseIssue } from '@esporte-parana/sdk/contracts'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

/** What zod found in one part of a request; the error handler turns it into the contract's form. */
export class SchemaRefusal extends Error {
  override readonly name = 'SchemaRefusal'
  readonly issues: readonly ParseIssue[]
  constructor(issues: readonly ParseIssue[]) {
    super('the request does not fit its schema')
    this.issues = issues
  }
}

/** Every part of a request is described by a zod schema here, whatever Fastify's type says. */
export const validateByZod: FastifySchemaCompiler<FastifySchema> =
  ({ schema }) =>
  (input: unknown) => {
    const result = (schema as unknown as z.ZodType).safeParse(input)
    return result.success ? { value: result.data } : { error: new SchemaRefusal(result.error.issues) }
  }
