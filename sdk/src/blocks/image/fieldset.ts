import { defineFieldset } from '../../core/control.js'
import * as kind from '../../kinds/kinds.js'
import { attachmentTexts } from '../attachment/messages.js'
import type { StoredImage } from './schema.js'

const textsIn = (locale: keyof typeof attachmentTexts, singular: string) => {
  const { fileId, description } = attachmentTexts[locale].fields
  return { singular, fields: { fileId, file: fileId, description }, options: {} }
}

/** The fields of each picture of a list: `files(imageFieldset, { max: 5 })`. */
export const imageFieldset = defineFieldset<StoredImage>({
  messages: { 'pt-BR': textsIn('pt-BR', 'Imagem'), 'en-US': textsIn('en-US', 'Picture'), 'es-ES': textsIn('es-ES', 'Imagen') },
  fields: { fileId: kind.file(), file: kind.hidden(), description: kind.text({ maxLength: 120, span: 12 }) },
  layout: ['fileId', 'description'],
})
