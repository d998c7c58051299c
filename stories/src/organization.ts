import { type AnyResource, attachmentFieldset, defineResource } from '@esporte-parana/sdk/engine'
import { defineContract, type Stored } from '@esporte-parana/sdk/contracts'
import { files, text } from '@esporte-parana/sdk/controls'
import {
  type Attachment,
  type AttachmentDraft,
  attachment,
  attachmentDraft,
  requiredText,
  rowsOf,
  storedShape,
} from '@esporte-parana/sdk/schema'
import { z } from 'zod'

// The kinds of document that an organisation keeps with their validity.
const categories = ['estatuto', 'ata-eleicao', 'cnd-federal', 'alvara'] as const
type Category = (typeof categories)[number]

interface OrganizationDraft {
  readonly companyName: string
  readonly documents: AttachmentDraft<Category>[]
}
interface Organization extends Stored {
  readonly companyName: string
  readonly documents: Attachment<Category>[]
}

const draft = z.object({ companyName: requiredText(3, 150), documents: rowsOf(attachmentDraft(categories), 12) })
const entity = draft.extend({ ...storedShape, status: z.string(), documents: z.array(attachment(categories)) })

const contract = defineContract<Organization, OrganizationDraft>({
  name: 'organization',
  path: '/esporte-queremos/organizacoes',
  search: ['companyName'],
  filters: [],
  sortable: ['companyName'],
  schema: () => Promise.resolve({ draft, entity } as never),
})

const messages = {
  'pt-BR': {
    singular: 'Organização',
    plural: 'Organizações',
    create: 'Nova organização',
    fields: { companyName: 'Razão social', documents: 'Documentos' },
    options: {},
    sections: { identification: 'Identificação', documents: 'Documentos' },
  },
  'en-US': {
    singular: 'Organization',
    plural: 'Organizations',
    create: 'New organization',
    fields: { companyName: 'Company name', documents: 'Documents' },
    options: {},
    sections: { identification: 'Identification', documents: 'Documents' },
  },
  'es-ES': {
    singular: 'Organización',
    plural: 'Organizaciones',
    create: 'Nueva organización',
    fields: { companyName: 'Razón social', documents: 'Documentos' },
    options: {},
    sections: { identification: 'Identificación', documents: 'Documentos' },
  },
}

/** An entity with files, declared as any other: what the attachments block gives whoever adds one. */
export const organization: AnyResource = defineResource(contract, {
  messages,
  title: (record) => record.companyName,
  columns: ['companyName'],
  fields: {
    companyName: text({ required: true, maxLength: 150, span: 12 }),
    documents: files(
      attachmentFieldset({
        categories: {
          'pt-BR': { estatuto: 'Estatuto', 'ata-eleicao': 'Ata de eleição', 'cnd-federal': 'CND federal', alvara: 'Alvará' },
          'en-US': { estatuto: 'Bylaws', 'ata-eleicao': 'Election minutes', 'cnd-federal': 'Federal clearance', alvara: 'Permit' },
          'es-ES': { estatuto: 'Estatuto', 'ata-eleicao': 'Acta de elección', 'cnd-federal': 'CND federal', alvara: 'Licencia' },
        },
        hasValidity: true,
      }),
      { max: 12 },
    ),
  },
  sections: [
    { title: 'identification', fields: ['companyName'] },
    { title: 'documents', fields: ['documents'] },
  ],
  empty: { companyName: '', documents: [] },
})
