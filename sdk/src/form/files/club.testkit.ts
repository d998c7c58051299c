import { z } from 'zod'
import { attachmentFieldset } from '../../blocks/attachment/fieldset.js'
import { type Attachment, type AttachmentDraft, attachment, attachmentDraft } from '../../blocks/attachment/schema.js'
import { defineContract } from '../../core/contract.js'
import { files, text } from '../../core/control.js'
import type { Stored } from '../../core/record.js'
import { defineResource } from '../../core/resource.js'
import { requiredText, rowsOf, storedShape } from '../../schema/fields.js'

const categories = ['estatuto', 'alvara'] as const
type Category = (typeof categories)[number]
interface ClubDraft {
  readonly name: string
  readonly documents: AttachmentDraft<Category>[]
}
interface Club extends Stored {
  readonly name: string
  readonly documents: Attachment<Category>[]
}

const draft = z.object({ name: requiredText(3, 80), documents: rowsOf(attachmentDraft(categories), 4) })
const entity = draft.extend({ ...storedShape, status: z.string(), documents: z.array(attachment(categories)) })
const contract = defineContract<Club, ClubDraft>({
  name: 'club',
  path: '/clubes',
  search: ['name'],
  filters: [],
  sortable: ['name'],
  schema: () => Promise.resolve({ draft, entity } as never),
})

const names = { estatuto: 'Estatuto', alvara: 'Alvará' }
const texts = {
  singular: 'Clube',
  plural: 'Clubes',
  create: 'Novo clube',
  fields: { name: 'Nome', documents: 'Documentos' },
  options: {},
  sections: { identification: 'Identificação', documents: 'Documentos do clube' },
}

/** An entity with files; none of those that are built has several. */
export const club = defineResource(contract, {
  messages: { 'pt-BR': texts, 'en-US': texts, 'es-ES': texts },
  title: (record) => record.name,
  columns: ['name'],
  fields: {
    name: text({ required: true }),
    documents: files(attachmentFieldset({ categories: { 'pt-BR': names, 'en-US': names, 'es-ES': names }, hasValidity: true }), { max: 4 }),
  },
  sections: [
    { title: 'identification', fields: ['name'] },
    { title: 'documents', fields: ['documents'] },
  ],
  empty: { name: '', documents: [] },
})
