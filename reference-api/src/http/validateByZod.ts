import type { ParseIssue } from '@esporte-parana/sdk/contracts'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

/** Zod's issues with one part of a request; the error handler turns them into the contract's form. */
export class SchemaRefusal extends Error {
  override readonly name = 'SchemaRefusal'
  readonly issues: readonly ParseIssue[]
  constructor(issues: readonly ParseIssue[]) {
    super('the request does not fit its schema')
    this.issues = issues
  }
}

/** Validates requests: every schema is a zod schema, although Fastify's type is different. */
export const validateByZod: FastifySchemaCompiler<FastifySchema> =
  ({ schema }) =>
  (input: unknown) => {
    const result = (schema as unknown as z.ZodType).safeParse(input)
    return result.success ? { value: result.data } : { error: new SchemaRefusal(result.error.issues) }
  }
