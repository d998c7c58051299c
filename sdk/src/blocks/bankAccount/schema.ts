import { z } from 'zod'
import { optional } from '../../schema/fields.js'
import { partSchema } from '../../schema/draftSchema.js'
import type { Fail, Loose } from '../../schema/rules.js'
import { isCnpj, parseCnpj } from '../../validators/cnpj.js'
import { isCpf } from '../../validators/cpf.js'
import { isPhone, parsePhone } from '../../validators/phone.js'
import { type BankAccount, bankAccountFields } from './fields.js'

export type { BankAccount } from './fields.js'

export const bankAccountSchema = partSchema(bankAccountFields, {
  parts: { holderDocument: optional(z.string().overwrite(parseCnpj).refine(isCpfOrCnpj, 'invalid')) },
  normalize: withPlainKey,
  rules: (draft, fail) => {
    if (draft.pixKeyType !== null && draft.pixKey !== null) pixKeyRules(draft, fail)
  },
})

/**
 * Checks the accounts of the owner with document `owner`, row by row: holder, and reason when the holder is somebody else. Rows may be
 * malformed.
 */
export function holderRules(accounts: readonly (Partial<BankAccount> | null)[], owner: string | null, fail: Fail): void {
  for (const [index, account] of accounts.entries()) {
    const holder = parseCnpj(account?.holderDocument)
    if (holder !== '' && holder !== owner && !account?.holderJustification) fail(`bankAccounts[${index}].holderJustification`, 'required')
    const isKeyOfAnother = account !== null && isDocumentKey(account) && parseCnpj(account.pixKey) !== owner
    if (holder === '' && owner !== null && isKeyOfAnother) fail(`bankAccounts[${index}].pixKey`, 'pixKeyOfAnother')
  }
}

/** A key as the Banco Central's DICT has it: a document without signs, in capitals; a phone with its country, so that it is no CPF by chance. */
function withPlainKey(account: BankAccount): BankAccount {
  const { pixKeyType, pixKey } = account
  if (pixKeyType === 'cpf' || pixKeyType === 'cnpj') return { ...account, pixKey: parseCnpj(pixKey) || null }
  if (pixKeyType === 'telefone' && isPhone(pixKey)) return { ...account, pixKey: parsePhone(pixKey).replace(/^[1-9]\d{9,10}$/, '+55$&') }
  return account
}

function isDocumentKey({ pixKeyType, pixKey }: Partial<BankAccount>): boolean {
  return (pixKeyType === 'cpf' && isCpf(pixKey)) || (pixKeyType === 'cnpj' && isCnpj(pixKey))
}

function pixKeyRules({ pixKeyType, pixKey, holderDocument }: Loose<BankAccount>, fail: Fail): void {
  if (pixKeyType === null || pixKey === null) return
  if (!pixKeyShapes[pixKeyType](pixKey)) fail('pixKey', 'pattern')
  else if ((pixKeyType === 'cpf' || pixKeyType === 'cnpj') && holderDocument !== null && parseCnpj(pixKey) !== holderDocument)
    fail('pixKey', 'pixKeyOfAnother')
}

const pixKeyShapes: Readonly<Record<NonNullable<BankAccount['pixKeyType']>, (key: string) => boolean>> = {
  cpf: isCpf,
  cnpj: (key) => isCnpj(key),
  email: (key) => z.email().safeParse(key).success,
  telefone: isPhone,
  aleatoria: (key) => z.uuid().safeParse(key).success,
}

function isCpfOrCnpj(value: string): boolean {
  return isCpf(value) || isCnpj(value)
}
