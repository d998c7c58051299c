import { attachmentFieldset } from '../../blocks/attachment/fieldset.js'
import { defineContract } from '../../core/contract.js'
import { files } from '../../kinds/part/rows.js'
import { text } from '../../kinds/text/text.js'
import { type AnyResource, defineResource } from '../../core/resource.js'
import type { Organization, OrganizationDraft } from './organizationSchema.js'

const contract = defineContract<Organization, OrganizationDraft>({
  name: 'organization',
  path: '/esporte-queremos/organizacoes',
  search: ['companyName'],
  filters: [],
  sortable: ['companyName'],
  schema: () => import('./organizationSchema.js').then((module) => module.organizationSchema),
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

/** An organization with only its name and documents, to show a single list of files. */
export const organization: AnyResource = defineResource(contract, {
  messages,
  title: 'companyName',
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
      { max: 4 },
    ),
  },
  sections: [
    { title: 'identification', fields: ['companyName'] },
    { title: 'documents', fields: ['documents'] },
  ],
})
