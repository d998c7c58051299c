import type { FieldMessages } from '../../core/messages.js'
import { banks } from './banks.js'
import type { BankAccount } from './schema.js'

export const bankAccountMessages = {
  'pt-BR': {
    singular: 'Conta bancária',
    fields: {
      bankCode: 'Banco',
      agency: 'Agência',
      agencyDigit: 'DV',
      account: 'Conta',
      accountDigit: 'DV',
      accountType: 'Tipo de conta',
      holderName: 'Titular',
      holderDocument: 'CPF ou CNPJ do titular',
      holderJustification: 'Justificativa do titular diferente',
      pixKeyType: 'Tipo de chave Pix',
      pixKey: 'Chave Pix',
      isMain: 'Principal',
    },
    options: {
      bankCode: banks,
      accountType: { corrente: 'Corrente', poupanca: 'Poupança', pagamento: 'Pagamento' },
      pixKeyType: { cpf: 'CPF', cnpj: 'CNPJ', email: 'E-mail', telefone: 'Telefone', aleatoria: 'Aleatória' },
    },
    hints: { holderDocument: 'Só quando a conta é de outra pessoa' },
  },
  'en-US': {
    singular: 'Bank account',
    fields: {
      bankCode: 'Bank',
      agency: 'Branch',
      agencyDigit: 'Check digit',
      account: 'Account',
      accountDigit: 'Check digit',
      accountType: 'Account type',
      holderName: 'Holder',
      holderDocument: "Holder's CPF or CNPJ",
      holderJustification: 'Reason for another holder',
      pixKeyType: 'Pix key type',
      pixKey: 'Pix key',
      isMain: 'Main',
    },
    options: {
      bankCode: banks,
      accountType: { corrente: 'Checking', poupanca: 'Savings', pagamento: 'Payment' },
      pixKeyType: { cpf: 'CPF', cnpj: 'CNPJ', email: 'Email', telefone: 'Phone', aleatoria: 'Random' },
    },
    hints: { holderDocument: 'Only when the account belongs to somebody else' },
  },
  'es-ES': {
    singular: 'Cuenta bancaria',
    fields: {
      bankCode: 'Banco',
      agency: 'Sucursal',
      agencyDigit: 'DV',
      account: 'Cuenta',
      accountDigit: 'DV',
      accountType: 'Tipo de cuenta',
      holderName: 'Titular',
      holderDocument: 'CPF o CNPJ del titular',
      holderJustification: 'Justificación del titular distinto',
      pixKeyType: 'Tipo de clave Pix',
      pixKey: 'Clave Pix',
      isMain: 'Principal',
    },
    options: {
      bankCode: banks,
      accountType: { corrente: 'Corriente', poupanca: 'Ahorro', pagamento: 'Pago' },
      pixKeyType: { cpf: 'CPF', cnpj: 'CNPJ', email: 'Correo electrónico', telefone: 'Teléfono', aleatoria: 'Aleatoria' },
    },
    hints: { holderDocument: 'Solo cuando la cuenta es de otra persona' },
  },
} satisfies FieldMessages<BankAccount>
