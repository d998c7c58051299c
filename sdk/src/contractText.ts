import type { ContractEntry } from './core/contractEntry.js'
import type { Locale } from './core/locale.js'
import { common as english } from './locale/en-US/common.js'
import { common as spanish } from './locale/es-ES/common.js'
import { record as englishRecord } from './locale/en-US/record.js'
import { record as spanishRecord } from './locale/es-ES/record.js'
import { common as portuguese } from './locale/pt-BR/common.js'
import { record as portugueseRecord } from './locale/pt-BR/record.js'

/** Names of an entity's fields and values in one language. */
export interface ContractText {
  readonly plural: string
  /** The label of a field, including those that every record has; the key itself when it has no label. */
  readonly field: (key: string) => string
  /** The text of one value of a closed list, `ativo` and `inativo` included; `undefined` when the field has no such list. */
  readonly option: (key: string, value: string) => string | undefined
  /** The name of the column of a list of sub-records: "Contatos: lista". */
  readonly list: (key: string) => string
  readonly yes: string
  readonly no: string
  /** The time zone of displayed timestamps. */
  readonly zone: string
}

/** The labels of an entity for callers without a catalogue, such as the server that writes a file for users. */
export function contractText(locale: Locale, { messages }: Pick<ContractEntry, 'messages'>): ContractText {
  const { plural, fields, options } = messages[locale]
  const texts: Readonly<Record<string, string | undefined>> = common[locale]
  const field = (key: string) => fields[key] ?? texts[`common.field.${key}`] ?? key
  return {
    plural,
    field,
    list: (key) => common[locale]['common.field.list'].replace('{name}', field(key)),
    option: (key, value) => options[key]?.[value] ?? (key === 'status' ? texts[`common.status.${value}`] : undefined),
    yes: common[locale]['common.action.yes'],
    no: common[locale]['common.action.no'],
    zone: common[locale]['common.zone'],
  }
}

const common = {
  'pt-BR': { ...portuguese, ...portugueseRecord },
  'en-US': { ...english, ...englishRecord },
  'es-ES': { ...spanish, ...spanishRecord },
}
