import { describe, expect, it } from 'vitest'
import { person } from '../../resources/people/person/resource.js'
import { personSamples } from '../../resources/people/person/samples.js'
import { maskedCpf } from '../../validators/cpf.js'
import { checkDraft } from './validation.js'

const sample = personSamples[0]
const account = { bankCode: '001', agency: '1234', account: '1', accountDigit: '1', accountType: 'corrente', isMain: true }
const draft = (cpf: string, pixKey?: string) => ({
  ...Object.fromEntries(Object.keys(person.empty).map((key) => [key, Reflect.get(sample, key) as unknown])),
  cpf,
  bankAccounts: pixKey === undefined ? [] : [{ ...account, pixKeyType: 'cpf', pixKey }],
})
const check = async (values: object) => checkDraft(await person.contract.schema(), values as never, person.contract)

describe('a draft whose CPF is veiled', () => {
  it('is checked as any other, and sent with its veil', async () => {
    const veil = maskedCpf(sample.cpf)
    const { draft: sent, issues } = await check(draft(veil))
    expect(issues).toEqual([])
    expect(sent).toMatchObject({ cpf: veil, name: sample.name })
    expect((await check({ ...draft(veil), name: 'A' })).issues).not.toEqual([])
  })
  it('knows its own Pix key from another one', async () => {
    const veil = maskedCpf(sample.cpf)
    expect((await check(draft(veil, sample.cpf))).issues).toEqual([])
    expect((await check(draft(veil, '52998224725'))).issues).toMatchObject([{ code: 'pixKeyOfAnother' }])
  })
  it('sends the veils of rows as they are, whoever else they name', async () => {
    const veil = maskedCpf(sample.cpf)
    const accounts = [
      { id: 7, ...account, holderDocument: veil, holderName: null, holderJustification: null, pixKeyType: 'cpf', pixKey: veil },
    ]
    for (const cpf of [veil, sample.cpf]) {
      const { draft: sent, issues } = await check({ ...draft(cpf), bankAccounts: accounts })
      expect(issues).toEqual([])
      expect(sent).toMatchObject({ cpf, bankAccounts: [{ id: 7, holderDocument: veil, pixKey: veil }] })
    }
    const another = maskedCpf('52998224725')
    const { issues } = await check({ ...draft(veil), bankAccounts: [{ ...accounts[0], holderDocument: another, pixKey: another }] })
    expect(issues).toMatchObject([{ path: 'bankAccounts[0].holderJustification' }])
  })
})
