import type { Act, Locale } from '@esporte-parana/sdk/contracts'

type Texts = Readonly<Record<Locale, string>>

const named: Readonly<Record<Act, Texts>> = {
  decidir: { 'pt-BR': 'decidir', 'en-US': 'decide', 'es-ES': 'decidir' },
  empenhar: { 'pt-BR': 'empenhar e pagar', 'en-US': 'commit and pay', 'es-ES': 'comprometer y pagar' },
  receber: { 'pt-BR': 'receber e concluir', 'en-US': 'receive and conclude', 'es-ES': 'recibir y concluir' },
  homologar: { 'pt-BR': 'homologar', 'en-US': 'ratify', 'es-ES': 'homologar' },
  precos: { 'pt-BR': 'mudar preços e saldos', 'en-US': 'change prices and balances', 'es-ES': 'cambiar precios y saldos' },
  revelar: { 'pt-BR': 'ver documentos inteiros', 'en-US': 'see whole documents', 'es-ES': 'ver documentos completos' },
  exportar: { 'pt-BR': 'exportar', 'en-US': 'export', 'es-ES': 'exportar' },
}
/** What a power lets somebody do, in a sentence, by its name. */
export const powerNames: Readonly<Record<string, Texts>> = named

/** Refusals for what an office does not list for a person, by code. */
export const powerTexts: Readonly<Record<string, Texts>> = {
  'no-reading': {
    'pt-BR': 'Seu acesso não permite abrir esta área. Peça a quem administra os acessos.',
    'en-US': 'Your access does not allow you to open this area. Ask those who manage accounts.',
    'es-ES': 'Su acceso no permite abrir esta área. Pídalo a quien administra los accesos.',
  },
  'no-writing': {
    'pt-BR': 'Seu acesso não permite alterar nesta área. Peça a quem administra os acessos.',
    'en-US': 'Your access does not allow you to change anything in this area. Ask those who manage accounts.',
    'es-ES': 'Su acceso no permite cambiar nada en esta área. Pídalo a quien administra los accesos.',
  },
  'no-power': {
    'pt-BR': 'Seu acesso não permite {power}. Peça a quem administra os acessos.',
    'en-US': 'Your access does not allow you to {power}. Ask those who manage accounts.',
    'es-ES': 'Su acceso no permite {power}. Pídalo a quien administra los accesos.',
  },
  'above-limit': {
    'pt-BR': 'O valor passa do seu limite para decidir, de R$ {limit}. Deixe a decisão a quem tem limite maior.',
    'en-US': 'The amount is above your limit for decisions, R$ {limit}. Leave the decision to somebody with a higher limit.',
    'es-ES': 'El valor supera su límite para decidir, de R$ {limit}. Deje la decisión a quien tenga un límite mayor.',
  },
}
