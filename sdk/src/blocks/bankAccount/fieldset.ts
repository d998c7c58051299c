import { defineFieldset, withLooks } from '../../core/control.js'
import { type BankAccount, bankAccountFields } from './fields.js'
import { bankAccountMessages } from './messages.js'

export const bankAccountFieldset = defineFieldset<BankAccount>({
  messages: bankAccountMessages,
  fields: withLooks(bankAccountFields, {
    bankCode: 4,
    agency: 2,
    agencyDigit: 1,
    account: 3,
    accountDigit: 2,
    accountType: 3,
    holderName: 5,
    holderDocument: 4,
    holderJustification: 12,
    pixKeyType: 3,
    pixKey: 6,
    isMain: 3,
  }),
  initial: { accountType: 'corrente' },
})
