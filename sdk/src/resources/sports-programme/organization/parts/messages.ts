import type { FieldMessages } from '../../../../core/messages.js'
import type { Locale } from '../../../../core/locale.js'
import type { DocumentCategory } from './codes.js'
import type { Dirigente, Minutes, PeopleServed, Registrations } from './fields.js'
import { documentNames, roleNames } from './names/messages.js'

export const minutesMessages = {
  'pt-BR': { singular: 'Ata', fields: { fileId: 'Arquivo', file: 'Arquivo' }, options: {} },
  'en-US': { singular: 'Minutes', fields: { fileId: 'File', file: 'File' }, options: {} },
  'es-ES': { singular: 'Acta', fields: { fileId: 'Archivo', file: 'Archivo' }, options: {} },
} satisfies FieldMessages<Minutes>

export const dirigenteMessages = {
  'pt-BR': {
    singular: 'Dirigente',
    fields: {
      personId: 'Pessoa',
      role: 'Cargo',
      mandateStart: 'Início do mandato',
      mandateEnd: 'Fim do mandato',
      isLegalRep: 'Representante legal',
      ata: 'Ata de eleição ou posse',
    },
    options: {
      role: roleNames['pt-BR'],
    },
    hints: { mandateEnd: 'Em branco, por prazo indeterminado' },
  },
  'en-US': {
    singular: 'Officer',
    fields: {
      personId: 'Person',
      role: 'Office',
      mandateStart: 'Mandate from',
      mandateEnd: 'Mandate until',
      isLegalRep: 'Legal representative',
      ata: 'Minutes of the election',
    },
    options: {
      role: roleNames['en-US'],
    },
    hints: { mandateEnd: 'Left blank, without a term' },
  },
  'es-ES': {
    singular: 'Directivo',
    fields: {
      personId: 'Persona',
      role: 'Cargo',
      mandateStart: 'Inicio del mandato',
      mandateEnd: 'Fin del mandato',
      isLegalRep: 'Representante legal',
      ata: 'Acta de elección o posesión',
    },
    options: {
      role: roleNames['es-ES'],
    },
    hints: { mandateEnd: 'En blanco, por tiempo indefinido' },
  },
} satisfies FieldMessages<Dirigente>

export const registrationsMessages = {
  'pt-BR': { fields: { crefPj: 'CREF da pessoa jurídica', sitTce: 'SIT/TCE-PR', cmdca: 'CMDCA', cmas: 'CMAS' }, options: {} },
  'en-US': { fields: { crefPj: 'CREF of the legal entity', sitTce: 'SIT/TCE-PR', cmdca: 'CMDCA', cmas: 'CMAS' }, options: {} },
  'es-ES': { fields: { crefPj: 'CREF de la persona jurídica', sitTce: 'SIT/TCE-PR', cmdca: 'CMDCA', cmas: 'CMAS' }, options: {} },
} satisfies FieldMessages<Registrations>

export const servesMessages = {
  'pt-BR': {
    fields: { children: 'Crianças', youth: 'Jovens', adults: 'Adultos', elderly: 'Pessoas idosas', pcd: 'Pessoas com deficiência' },
    options: {},
  },
  'en-US': {
    fields: { children: 'Children', youth: 'Youth', adults: 'Adults', elderly: 'Elderly people', pcd: 'People with disabilities' },
    options: {},
  },
  'es-ES': {
    fields: { children: 'Niños', youth: 'Jóvenes', adults: 'Adultos', elderly: 'Personas mayores', pcd: 'Personas con discapacidad' },
    options: {},
  },
} satisfies FieldMessages<PeopleServed>

interface DocumentTexts {
  readonly missing: string
  readonly expired: string
}

type DocumentRule = `${'missing' | 'expired'}-${DocumentCategory}`

/** A sentence for each document that is missing or over, under the codes of `shared.ts`. */
export function documentRules(locale: Locale, { missing, expired }: DocumentTexts): Readonly<Record<DocumentRule, string>> {
  const named = Object.entries(documentNames[locale])
  const texts = named.flatMap(([code, name]) => [
    [`missing-${code}`, `${missing}: ${name}`],
    [`expired-${code}`, `${expired}: ${name}`],
  ])
  return Object.fromEntries(texts) as Readonly<Record<DocumentRule, string>>
}

/** What ends on a day, under the names of the server's expiries. */
export function expiryTexts(locale: Locale, mandate: string): Readonly<Record<string, string>> {
  const documents = Object.entries(documentNames[locale]).map(([code, name]) => [`document.${code}`, name])
  return { mandate, ...Object.fromEntries(documents) }
}
