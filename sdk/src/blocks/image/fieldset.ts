import { defineFieldset, withLooks } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'
import { attachmentTexts } from '../attachment/messages.js'
import { imageFields } from './fields.js'
import type { StoredImage } from './schema.js'

const textsIn = (locale: keyof typeof attachmentTexts, singular: string) => {
  const { fileId, description } = attachmentTexts[locale].fields
  return { singular, fields: { fileId, file: fileId, description }, options: {} }
}

/** The fields of each picture of a list: `filesOf(imageFields, { max: 5 })` with the look `{ fieldset: imageFieldset }`. */
export const imageFieldset = defineFieldset<StoredImage>({
  messages: { 'pt-BR': textsIn('pt-BR', 'Imagem'), 'en-US': textsIn('en-US', 'Picture'), 'es-ES': textsIn('es-ES', 'Imagen') },
  fields: { ...withLooks(imageFields, { description: 12 }), file: kind.hidden() },
  layout: ['fileId', 'description'],
})
