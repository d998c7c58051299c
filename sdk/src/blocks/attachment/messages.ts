/** Labels of an attachment in three languages; each entity names its own categories. */
export const attachmentTexts = {
  'pt-BR': {
    singular: 'Anexo',
    fields: { fileId: 'Arquivo', category: 'Categoria', description: 'Descrição', validUntil: 'Válido até' },
  },
  'en-US': {
    singular: 'Attachment',
    fields: { fileId: 'File', category: 'Category', description: 'Description', validUntil: 'Valid until' },
  },
  'es-ES': {
    singular: 'Adjunto',
    fields: { fileId: 'Archivo', category: 'Categoría', description: 'Descripción', validUntil: 'Válido hasta' },
  },
} as const
