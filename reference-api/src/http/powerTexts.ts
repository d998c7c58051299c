import { type Act, acts, type Locale } from '@esporte-parana/sdk/contracts'

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

const lacking = ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es }: Texts): Texts => ({
  'pt-BR': `Seu acesso não permite ${pt}. Peça a quem administra os acessos.`,
  'en-US': `Your access does not allow you to ${en}. Ask those who manage accounts.`,
  'es-ES': `Su acceso no permite ${es}. Pídalo a quien administra los accesos.`,
})

/** Refusals for what an office does not list for a person, by code; `no-power` has a text for each power: `no-power-decidir`. */
export const powerTexts: Readonly<Record<string, Texts>> = {
  'no-reading': lacking({ 'pt-BR': 'abrir esta área', 'en-US': 'open this area', 'es-ES': 'abrir esta área' }),
  'no-writing': lacking({ 'pt-BR': 'alterar nesta área', 'en-US': 'change anything in this area', 'es-ES': 'cambiar nada en esta área' }),
  'above-limit': {
    'pt-BR': 'O valor passa do seu limite para decidir, de R$ {limit}. Deixe a decisão a quem tem limite maior.',
    'en-US': 'The amount is above your limit for decisions, R$ {limit}. Leave the decision to somebody with a higher limit.',
    'es-ES': 'El valor supera su límite para decidir, de R$ {limit}. Deje la decisión a quien tenga un límite mayor.',
  },
  ...Object.fromEntries(acts.map((act) => [`no-power-${act}`, lacking(named[act])])),
}
