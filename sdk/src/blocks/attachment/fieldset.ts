import { defineFieldset, type Fieldset, withLooks } from '../../core/control.js'
import type { Locale } from '../../core/locale.js'
import * as kind from '../../kinds/kinds.js'
import { attachmentFields } from './fields.js'
import { attachmentTexts } from './messages.js'
import type { Attachment } from './schema.js'

interface AttachmentOptions<Category extends string> {
  /** Names of the entity's file categories, in three languages. */
  readonly categories: Readonly<Record<Locale, Readonly<Record<Category, string>>>>
  /** Whether files may expire, as certificates do. @default false */
  readonly hasValidity?: boolean
}

/** The fields of each file of a list: `filesOf(attachmentFields(codes))` with the look `{ fieldset: attachmentFieldset({ categories }) }`. */
export function attachmentFieldset<const Category extends string>(options: AttachmentOptions<Category>): Fieldset<Attachment<Category>> {
  const { categories, hasValidity = false } = options
  const textsIn = (locale: Locale) => ({ ...attachmentTexts[locale], options: { category: categories[locale] } })
  const messages = { 'pt-BR': textsIn('pt-BR'), 'en-US': textsIn('en-US'), 'es-ES': textsIn('es-ES') }
  return defineFieldset<Attachment<Category>>({
    messages: messages as unknown as Fieldset<Attachment<Category>>['messages'],
    fields: {
      ...withLooks(attachmentFields(Object.keys(categories['pt-BR']) as Category[]), { description: hasValidity ? 5 : 8 }),
      file: kind.hidden(),
    },
    layout: hasValidity ? ['fileId', 'category', 'validUntil', 'description'] : ['fileId', 'category', 'description'],
  })
}
