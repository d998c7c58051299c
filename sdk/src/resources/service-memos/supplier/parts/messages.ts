import { certificateTypes, sanctionTypes } from '../../../../blocks/codes/standingCodes.js'
import type { FieldMessages } from '../../../../core/messages.js'
import type { Certificate, Sanction } from './fields.js'

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
    options: { type: sanctionTypes['pt-BR'] },
    hints: { to: 'Vazio enquanto não há data de término' },
  },
  'en-US': {
    singular: 'Sanction',
    fields: { type: 'Type', process: 'Proceeding', from: 'Start', to: 'End', legalBasis: 'Legal basis' },
    options: { type: sanctionTypes['en-US'] },
    hints: { to: 'Leave empty while there is no end date' },
  },
  'es-ES': {
    singular: 'Sanción',
    fields: { type: 'Tipo', process: 'Expediente', from: 'Inicio', to: 'Fin', legalBasis: 'Fundamento legal' },
    options: { type: sanctionTypes['es-ES'] },
    hints: { to: 'Vacío mientras no haya fecha de término' },
  },
} satisfies FieldMessages<Sanction>

/** How a supplier stands, in three languages. */
export const standingTexts = {
  'pt-BR': {
    noCertificates: 'Nenhuma certidão registrada.',
    noSanctions: 'Nenhuma sanção registrada.',
    noBankAccount: 'Nenhuma conta bancária registrada: sem ela, o empenho não é registrado.',
    inForce: 'em vigor',
    over: 'encerrada',
    failed: 'Não foi possível carregar o fornecedor.',
  },
  'en-US': {
    noCertificates: 'No certificates are registered.',
    noSanctions: 'No sanctions are registered.',
    noBankAccount: 'No bank account is registered: without one, the commitment cannot be recorded.',
    inForce: 'in force',
    over: 'ended',
    failed: 'The supplier could not be loaded.',
  },
  'es-ES': {
    noCertificates: 'Ningún certificado registrado.',
    noSanctions: 'Ninguna sanción registrada.',
    noBankAccount: 'Ninguna cuenta bancaria registrada: sin ella, el compromiso no se registra.',
    inForce: 'en vigor',
    over: 'finalizada',
    failed: 'No se pudo cargar el proveedor.',
  },
} as const
