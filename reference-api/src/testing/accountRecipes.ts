import type { Call, Fields } from './testServer.js'

interface AccountTools {
  readonly call: Call
  /** A registered person without an account. */
  readonly newPerson: () => Promise<Fields>
}
interface AccountRequest {
  readonly id?: number
  readonly body?: object
}

/** One successful call for every operation about an account. */
export function accountRecipes({ call, newPerson }: AccountTools): Readonly<Record<string, () => Promise<AccountRequest>>> {
  let made = 0
  const draft = () => ({ username: `pessoa.${++made}`, email: `pessoa.${made}@esporte.pr.gov.br` })
  const withAccount = async () => {
    const { id } = await newPerson()
    await call('POST', `/pessoas/${id}/acesso`, draft())
    return { id }
  }
  const linked = async () => {
    const { id } = await withAccount()
    return String((await call('POST', `/pessoas/${id}/acesso/link`)).body.data.code)
  }
  return {
    'POST /sessao/nova-senha/conferir': async () => ({ body: { code: await linked() } }),
    'POST /sessao/nova-senha': async () => ({ body: { code: await linked(), password: 'quatro ipês amarelos florescem' } }),
    'GET /pessoas/{id}/acesso': withAccount,
    'POST /pessoas/{id}/acesso': async () => ({ id: (await newPerson()).id, body: draft() }),
    'PATCH /pessoas/{id}/acesso': async () => ({ ...(await withAccount()), body: { isActive: false } }),
    'POST /pessoas/{id}/acesso/link': withAccount,
  }
}
