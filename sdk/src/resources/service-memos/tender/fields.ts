import { attachmentFields } from '../../../blocks/attachment/fields.js'
import { hasDispute, isDirect, tenderFileCategories, tenderModalities } from '../../../blocks/codes/tenderCodes.js'
import { type DraftOf, fieldIs } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { extensionFields } from './parts/fields.js'

const isSrp = fieldIs('isSrp', true)
const isContract = fieldIs('isSrp', false)

/** The fields of a tender (Licitação). */
export const tenderFields = {
  modality: kind.choice({ required: true, values: tenderModalities }),
  number: kind.integer({ required: true, min: 1, max: 999_999 }),
  year: kind.year({ required: true, min: 1990, max: 2099 }),
  /** Registro de preços: an ata instead of a contract. */
  isSrp: kind.toggle(),
  legalBasis: kind.choice({ required: true, values: ['lei-14133', 'lei-8666', 'lei-10520', 'lei-13019'] }),
  /** `art. 75, II`. */
  legalArticle: kind.text({ required: ({ modality }) => isDirect(modality), maxLength: 60 }),
  judgingCriterion: kind.choice({
    required: true,
    values: [
      'menor-preco',
      'maior-desconto',
      'melhor-tecnica',
      'conteudo-artistico',
      'tecnica-e-preco',
      'maior-lance',
      'maior-retorno-economico',
      'nao-se-aplica',
    ],
  }),
  disputeMode: kind.choice({
    required: ({ modality }) => hasDispute(modality),
    visible: ({ modality }) => !isDirect(modality),
    values: ['aberto', 'fechado', 'aberto-fechado', 'fechado-aberto', 'dispensa-com-disputa', 'nao-se-aplica'],
  }),
  managingBody: kind.text({ required: true, minLength: 2, maxLength: 120 }),
  ourRole: kind.choice({ required: true, values: ['gerenciador', 'participante', 'aderente'] }),
  protocol: kind.protocol({ required: true }),
  object: kind.multiline({ required: true, minLength: 20, maxLength: 2000 }),
  publicationDate: kind.date(),
  sessionAt: kind.dateTime(),
  homologationDate: kind.date(),
  /** Número de controle PNCP: `CNPJ-1-NNNNNN/AAAA`. */
  pncpControlNumber: kind.text({ pattern: /^[0-9A-Z]{12}\d{2}-1-\d{6}\/\d{4}$/, maxLength: 30 }),
  uasg: kind.masked({ pattern: '######' }),
  ataNumber: kind.text({ maxLength: 20, visible: isSrp }),
  ataStart: kind.date({ visible: isSrp }),
  ataEnd: kind.date({ visible: isSrp }),
  contractNumber: kind.text({ maxLength: 20, visible: isContract }),
  contractStart: kind.date({ visible: isContract }),
  contractEnd: kind.date({ visible: isContract }),
  extensions: kind.rowsOf(extensionFields, { max: 10 }),
  estimatedTotal: kind.money(),
  agentId: kind.reference(personContract),
  managerId: kind.reference(personContract),
  inspectorId: kind.reference(personContract),
  noticeUrl: kind.url({ maxLength: 500 }),
  pncpUrl: kind.url({ maxLength: 500 }),
  attachments: kind.filesOf(attachmentFields(tenderFileCategories), { max: 30 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A tender as the API receives it: people and files by id, amounts in BRL as decimal strings. */
export interface TenderDraft extends DraftOf<typeof tenderFields> {}
