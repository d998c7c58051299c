import { defineFieldset, type Fieldset } from '../../core/control.js'
import type { Locale } from '../../core/locale.js'
import * as kind from '../../kinds/kinds.js'
import { attachmentTexts } from './messages.js'
import type { Attachment } from './schema.js'

interface AttachmentOptions<Category extends string> {
  /** Names of the entity's file categories, in three languages. */
  readonly categories: Readonly<Record<Locale, Readonly<Record<Category, string>>>>
  /** Whether files may expire, as certificates do. @default false */
  readonly hasValidity?: boolean
}

/** The fields of each file of a list: `files(attachmentFieldset({ categories }))`. */
export function attachmentFieldset<const Category extends string>(options: AttachmentOptions<Category>): Fieldset<Attachment<Category>> {
  const { categories, hasValidity = false } = options
  const textsIn = (locale: Locale) => ({ ...attachmentTexts[locale], options: { category: categories[locale] } })
  const messages = { 'pt-BR': textsIn('pt-BR'), 'en-US': textsIn('en-US'), 'es-ES': textsIn('es-ES') }
  return defineFieldset<Attachment<Category>>({
    messages: messages as unknown as Fieldset<Attachment<Category>>['messages'],
    fields: {
      fileId: kind.file(),
      file: kind.hidden(),
      category: kind.choice({ required: true, span: 4 }),
      description: kind.text({ maxLength: 120, span: hasValidity ? 5 : 8 }),
      validUntil: kind.date({ span: 3 }),
    },
    layout: hasValidity ? ['fileId', 'category', 'validUntil', 'description'] : ['fileId', 'category', 'description'],
  })
}
