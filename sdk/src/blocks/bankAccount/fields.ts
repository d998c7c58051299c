import { type DraftOf, fieldIsGiven } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'
import { parseCnpj } from '../../validators/cnpj.js'
import { maskedCpf } from '../../validators/cpf.js'
import { type BankCode, banks } from './banks.js'

type Values = Readonly<Record<string, unknown>>

// A check digit of an agency or account may be X (Banco do Brasil).
const checkDigit = { pattern: '*', shape: /^[0-9X]$/, upperCase: true } as const

/** Whether the holder's document differs from the record's own CPF and CNPJ. */
const hasOtherHolder = (account: Values, owner: Values) => {
  const holder = identityOf(account.holderDocument)
  return holder !== '' && ![owner.cpf, owner.cnpj].some((document) => identityOf(document) === holder)
}

/** What tells a document from another one, though one of them may be a masked CPF. */
const identityOf = (document: unknown) => {
  const cnpj = parseCnpj(document)
  return cnpj.length === 14 ? cnpj : maskedCpf(document)
}

/** The fields of a bank account. */
export const bankAccountFields = {
  bankCode: kind.choice({ required: true, values: Object.keys(banks) as BankCode[] }),
  agency: kind.masked({ pattern: '####', required: true }),
  agencyDigit: kind.masked(checkDigit),
  account: kind.masked({ pattern: '############', shape: /^\d{1,12}$/, required: true }),
  accountDigit: kind.masked({ ...checkDigit, required: true }),
  accountType: kind.choice({ required: true, values: ['corrente', 'poupanca', 'pagamento'] }),
  holderName: kind.text({ maxLength: 150 }),
  /** CPF or CNPJ of the holder, when it is somebody else. */
  holderDocument: kind.text({ maxLength: 18 }),
  holderJustification: kind.text({ maxLength: 300, required: true, visible: hasOtherHolder }),
  pixKeyType: kind.choice({ values: ['cpf', 'cnpj', 'email', 'telefone', 'aleatoria'] }),
  // Longest key of the Banco Central's DICT.
  pixKey: kind.text({ maxLength: 77, required: true, visible: fieldIsGiven('pixKeyType') }),
  isMain: kind.toggle(),
}

/**
 * An account as the API receives it: agency (4 digits) and number, their check digits separate (`0`–`9` or `X`); holder only when it is
 * somebody else.
 */
export interface BankAccount extends DraftOf<typeof bankAccountFields> {}
