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
  return {
    'POST /sessao/nova-senha': async () => {
      const { id } = await withAccount()
      const { code } = (await call('POST', `/pessoas/${id}/acesso/link`)).body.data
      return { body: { code, password: 'quatro ipês amarelos florescem' } }
    },
    'GET /pessoas/{id}/acesso': withAccount,
    'POST /pessoas/{id}/acesso': async () => ({ id: (await newPerson()).id, body: draft() }),
    'PATCH /pessoas/{id}/acesso': async () => ({ ...(await withAccount()), body: { isActive: false } }),
    'POST /pessoas/{id}/acesso/link': withAccount,
  }
}
