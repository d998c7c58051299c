import type { Locale } from '../../../../core/locale.js'
import type { Act } from '../../../../core/powers.js'
import type { Reach } from './powersForm.js'

interface PowersTexts {
  readonly title: string
  readonly all: string
  readonly listed: string
  readonly reach: Readonly<Record<Reach, string>>
  readonly acts: Readonly<Record<Act, string>>
  readonly upTo: string
  readonly upToHint: string
  readonly wrongAmount: string
  readonly save: string
}

/** Texts of what a person may do. */
export const powersTexts: Readonly<Record<Locale, PowersTexts>> = {
  'pt-BR': {
    title: 'O que pode fazer',
    all: 'Tudo',
    listed: 'Só o que for marcado',
    reach: { none: 'Nada', reads: 'Vê', writes: 'Vê e altera' },
    acts: {
      decidir: 'Decide solicitações e habilitações',
      empenhar: 'Empenha e paga',
      receber: 'Recebe e conclui',
      homologar: 'Homologa licitações, lotes e vistorias',
      precos: 'Muda preços e saldos de lotes',
      revelar: 'Vê documentos inteiros',
      exportar: 'Exporta listas',
    },
    upTo: 'Aprova até (R$)',
    upToHint: 'Vazio: qualquer valor.',
    wrongAmount: 'Informe um valor em reais, como 5.000,00',
    save: 'Salvar o que pode fazer',
  },
  'en-US': {
    title: 'What they may do',
    all: 'Everything',
    listed: 'Only what is chosen',
    reach: { none: 'Nothing', reads: 'Sees', writes: 'Sees and changes' },
    acts: {
      decidir: 'Decides requests and qualifications',
      empenhar: 'Commits and pays',
      receber: 'Receives and concludes',
      homologar: 'Ratifies tenders, lots and visits',
      precos: 'Changes prices and balances of lots',
      revelar: 'Sees whole documents',
      exportar: 'Exports lists',
    },
    upTo: 'Approves up to (R$)',
    upToHint: 'Empty: any amount.',
    wrongAmount: 'Enter an amount in reais, such as 5,000.00',
    save: 'Save what they may do',
  },
  'es-ES': {
    title: 'Qué puede hacer',
    all: 'Todo',
    listed: 'Solo lo que se marque',
    reach: { none: 'Nada', reads: 'Ve', writes: 'Ve y cambia' },
    acts: {
      decidir: 'Decide solicitudes y habilitaciones',
      empenhar: 'Compromete y paga',
      receber: 'Recibe y concluye',
      homologar: 'Homologa licitaciones, lotes y visitas',
      precos: 'Cambia precios y saldos de lotes',
      revelar: 'Ve documentos completos',
      exportar: 'Exporta listas',
    },
    upTo: 'Aprueba hasta (R$)',
    upToHint: 'Vacío: cualquier valor.',
    wrongAmount: 'Indique un valor en reales, como 5.000,00',
    save: 'Guardar lo que puede hacer',
  },
}
