import type { MessageKey } from './messageKey.js'

/** The codes that every entity may use; the catalogue of each language has a text for them: `required`. */
export type CommonRule = MessageKey extends infer Key ? (Key extends `validation.${infer Code}` ? Code : never) : never
