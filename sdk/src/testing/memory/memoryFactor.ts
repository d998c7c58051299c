import { failure, success } from '../answers.js'

/** Somebody's sign-in in two steps. */
export interface MemoryFactor {
  /** When it was turned on, ISO 8601 UTC; `null` while it is only offered. */
  readonly since: string | null
  readonly codes: readonly string[]
}

/** The code that the API in memory takes. */
export const memoryCode = '123456'

/** Whether a code serves: the known one, or one of the recovery codes, which are not used up here. */
export const isCode = (factor: MemoryFactor | undefined, code: unknown): boolean =>
  code === memoryCode || (typeof code === 'string' && factor?.codes.includes(code) === true)

interface FactorCall {
  readonly factors: Map<string, MemoryFactor>
  readonly username: string
  readonly password: string | undefined
  readonly request: Request
  /** Below `/sessao/segundo-fator`. */
  readonly rest: string
}

/** A user's own sign-in in two steps: the secret is always the same, and so is its code. */
export async function answerFactor({ factors, username, password, request, rest }: FactorCall): Promise<Response> {
  const factor = factors.get(username)
  const since = factor?.since ?? null
  if (request.method === 'GET') return success({ data: { since, codesLeft: factor?.codes.length ?? 0, isRequired: false } })
  const body = (await request.json()) as Readonly<Record<string, unknown>>
  const wrong = (path: string, code: string) => failure(422, 'invalid', { issues: [{ path, code }] })
  if (rest === '') {
    if (since !== null) return failure(409, 'factor-on')
    if (body.password !== password) return wrong('password', 'wrongPassword')
    factors.set(username, { since: null, codes: [] })
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    return success({ data: { secret, address: `otpauth://totp/Esporte%20Paran%C3%A1:${username}?secret=${secret}` } })
  }
  if (!factor || !isCode(factor, body.code)) return wrong('code', 'wrongCode')
  if (rest === '/desligar') {
    factors.delete(username)
    return success({ data: null })
  }
  const codes = Array.from({ length: 10 }, (_, place) => `abcd-efgh-${'jkmnpqrstu'.charAt(place).repeat(4)}`)
  factors.set(username, { since: since ?? new Date().toISOString(), codes })
  return success({ data: { codes } })
}
