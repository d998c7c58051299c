import type { FieldMessages } from '../../../../core/messages.js'
import type { Certificate, Sanction } from './parts.js'

/** The types of certificates in three languages: rows and expiries call them alike. */
export const certificateTypes = {
  'pt-BR': {
    'federal-inss': 'Federal e INSS',
    'estadual-pr': 'Estadual (PR)',
    municipal: 'Municipal',
    'fgts-crf': 'FGTS (CRF)',
    'trabalhista-cndt': 'Trabalhista (CNDT)',
    falencia: 'Falência e recuperação judicial',
    'tce-liberatoria': 'Liberatória do TCE-PR',
  },
  'en-US': {
    'federal-inss': 'Federal taxes and social security (INSS)',
    'estadual-pr': 'State taxes (PR)',
    municipal: 'Municipal taxes',
    'fgts-crf': 'Severance fund (FGTS, CRF)',
    'trabalhista-cndt': 'Labour debts (CNDT)',
    falencia: 'Bankruptcy and judicial recovery',
    'tce-liberatoria': 'Clearance of the Court of Accounts (TCE-PR)',
  },
  'es-ES': {
    'federal-inss': 'Federal e INSS',
    'estadual-pr': 'Estatal (PR)',
    municipal: 'Municipal',
    'fgts-crf': 'FGTS (CRF)',
    'trabalhista-cndt': 'Laboral (CNDT)',
    falencia: 'Quiebra y recuperación judicial',
    'tce-liberatoria': 'Liberatoria del TCE-PR',
  },
} as const

export const certificateMessages = {
  'pt-BR': {
    singular: 'Certidão',
    fields: { type: 'Tipo', number: 'Número', issuedAt: 'Emissão', validUntil: 'Válida até', fileId: 'Arquivo' },
    options: { type: certificateTypes['pt-BR'] },
  },
  'en-US': {
    singular: 'Certificate',
    fields: { type: 'Type', number: 'Number', issuedAt: 'Issued on', validUntil: 'Valid until', fileId: 'File' },
    options: { type: certificateTypes['en-US'] },
  },
  'es-ES': {
    singular: 'Certificado',
    fields: { type: 'Tipo', number: 'Número', issuedAt: 'Emisión', validUntil: 'Válido hasta', fileId: 'Archivo' },
    options: { type: certificateTypes['es-ES'] },
  },
} satisfies FieldMessages<Certificate>

export const sanctionMessages = {
  'pt-BR': {
    singular: 'Sanção',
    fields: { type: 'Tipo', process: 'Processo', from: 'Início', to: 'Fim', legalBasis: 'Fundamento legal' },
    options: {
      type: {
        advertencia: 'Advertência',
        multa: 'Multa',
        impedimento: 'Impedimento de licitar e contratar',
        inidoneidade: 'Declaração de inidoneidade',
      },
    },
    hints: { to: 'Vazio enquanto não há data de término' },
  },
  'en-US': {
    singular: 'Sanction',
    fields: { type: 'Type', process: 'Proceeding', from: 'Start', to: 'End', legalBasis: 'Legal basis' },
    options: {
      type: {
        advertencia: 'Warning',
        multa: 'Fine',
        impedimento: 'Bar from bidding and contracting',
        inidoneidade: 'Declaration of unfitness',
      },
    },
    hints: { to: 'Leave empty while there is no end date' },
  },
  'es-ES': {
    singular: 'Sanción',
    fields: { type: 'Tipo', process: 'Expediente', from: 'Inicio', to: 'Fin', legalBasis: 'Fundamento legal' },
    options: {
      type: {
        advertencia: 'Advertencia',
        multa: 'Multa',
        impedimento: 'Impedimento para licitar y contratar',
        inidoneidade: 'Declaración de inidoneidad',
      },
    },
    hints: { to: 'Vacío mientras no haya fecha de término' },
  },
} satisfies FieldMessages<Sanction>

/** How a supplier stands, in three languages. */
export const standingTexts = {
  'pt-BR': {
    noCertificates: 'Nenhuma certidão registrada.',
    noSanctions: 'Nenhuma sanção registrada.',
    inForce: 'em vigor',
    over: 'encerrada',
    failed: 'Não foi possível carregar o fornecedor.',
  },
  'en-US': {
    noCertificates: 'No certificates are registered.',
    noSanctions: 'No sanctions are registered.',
    inForce: 'in force',
    over: 'ended',
    failed: 'The supplier could not be loaded.',
  },
  'es-ES': {
    noCertificates: 'Ningún certificado registrado.',
    noSanctions: 'Ninguna sanción registrada.',
    inForce: 'en vigor',
    over: 'finalizada',
    failed: 'No se pudo cargar el proveedor.',
  },
} as const
