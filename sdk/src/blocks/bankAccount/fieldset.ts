import { choice } from '../../kinds/choice/choice.js'
import { defineFieldset, fieldIsGiven } from '../../core/control.js'
import { masked } from '../../kinds/code/masked.js'
import { text } from '../../kinds/text/text.js'
import { toggle } from '../../kinds/choice/toggle.js'
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
    bankCode: choice({ required: true, span: 4 }),
    agency: masked({ pattern: '####', required: true, span: 2 }),
    agencyDigit: masked({ pattern: '*', upperCase: true, span: 1 }),
    account: masked({ pattern: '############', required: true, span: 3 }),
    accountDigit: masked({ pattern: '*', upperCase: true, required: true, span: 2 }),
    accountType: choice({ required: true, span: 3 }),
    holderName: text({ maxLength: 150, span: 5 }),
    holderDocument: text({ maxLength: 18, span: 4 }),
    holderJustification: text({ maxLength: 300, required: true, visible: hasOtherHolder, span: 12 }),
    pixKeyType: choice({ span: 3 }),
    pixKey: text({ maxLength: 77, required: true, visible: fieldIsGiven('pixKeyType'), span: 6 }),
    isMain: toggle({ span: 3 }),
  },
  initial: { accountType: 'corrente' },
})
