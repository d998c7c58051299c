import { defineFieldset, fieldIsGiven } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'
import { bankAccountMessages } from './messages.js'
import { parseCnpj } from '../../validators/cnpj.js'
import type { BankAccount } from './schema.js'

type Values = Readonly<Record<string, unknown>>
/** Whether the holder's document differs from the record's own CPF and CNPJ. */
const hasOtherHolder = (account: Values, owner: Values) => {
  const holder = parseCnpj(account.holderDocument)
  return holder !== '' && ![owner.cpf, owner.cnpj].some((document) => parseCnpj(document) === holder)
}

export const bankAccountFieldset = defineFieldset<BankAccount>({
  messages: bankAccountMessages,
  fields: {
    bankCode: kind.choice({ required: true, span: 4 }),
    agency: kind.masked({ pattern: '####', required: true, span: 2 }),
    agencyDigit: kind.masked({ pattern: '*', upperCase: true, span: 1 }),
    account: kind.masked({ pattern: '############', required: true, span: 3 }),
    accountDigit: kind.masked({ pattern: '*', upperCase: true, required: true, span: 2 }),
    accountType: kind.choice({ required: true, span: 3 }),
    holderName: kind.text({ maxLength: 150, span: 5 }),
    holderDocument: kind.text({ maxLength: 18, span: 4 }),
    holderJustification: kind.text({ maxLength: 300, required: true, visible: hasOtherHolder, span: 12 }),
    pixKeyType: kind.choice({ span: 3 }),
    pixKey: kind.text({ maxLength: 77, required: true, visible: fieldIsGiven('pixKeyType'), span: 6 }),
    isMain: kind.toggle({ span: 3 }),
  },
  initial: { accountType: 'corrente' },
})
