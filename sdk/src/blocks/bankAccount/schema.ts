import { z } from 'zod'
import * as field from '../../schema/fields.js'
import { type Fail, type Loose, withRules } from '../../schema/rules.js'
import { isCnpj, parseCnpj } from '../../validators/cnpj.js'
import { isCpf } from '../../validators/cpf.js'
import { isPhone } from '../../validators/phone.js'
import { type BankCode, banks } from './banks.js'

const bankCodes = Object.keys(banks) as BankCode[]
// A check digit of an agency or account may be X (Banco do Brasil).
const checkDigit = /^[0-9X]$/

const bankAccount = z.object({
  bankCode: field.oneOf(bankCodes),
  agency: field.pattern(/^\d{4}$/),
  agencyDigit: field.optional(field.pattern(checkDigit)),
  account: field.pattern(/^\d{1,12}$/),
  accountDigit: field.pattern(checkDigit),
  accountType: field.oneOf(['corrente', 'poupanca', 'pagamento']),
  holderName: field.optionalText(150),
  /** CPF or CNPJ of the holder, when it is somebody else. */
  holderDocument: field.optional(z.string().overwrite(parseCnpj).refine(isCpfOrCnpj, 'invalid')),
  holderJustification: field.optionalText(300),
  pixKeyType: field.optional(field.oneOf(['cpf', 'cnpj', 'email', 'telefone', 'aleatoria'])),
  pixKey: field.optionalText(77), // longest key of the Banco Central's DICT
  isMain: field.flag,
})
/**
 * An account as the API receives it: agency (4 digits) and number, their check digits separate (`0`–`9` or `X`); holder only when it is
 * somebody else.
 */
export interface BankAccount extends z.infer<typeof bankAccount> {}

export const bankAccountSchema = withRules(bankAccount.overwrite(withPlainKey), (draft, fail) => {
  if (draft.pixKeyType !== null && draft.pixKey === null) fail('pixKey', 'required')
  if (draft.pixKeyType !== null && draft.pixKey !== null) pixKeyRules(draft, fail)
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

/** A document as a Pix key is stored like every other document: without signs, in capitals. */
function withPlainKey(account: z.output<typeof bankAccount>): z.output<typeof bankAccount> {
  const { pixKeyType, pixKey } = account
  return pixKeyType === 'cpf' || pixKeyType === 'cnpj' ? { ...account, pixKey: parseCnpj(pixKey) || null } : account
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
