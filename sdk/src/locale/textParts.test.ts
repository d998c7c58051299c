import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Locale } from '../core/locale.js'
import { loadCatalogue } from './loadCatalogue.js'
import { loadLanguage } from './loadedTexts.js'
import { loadTexts, type TextPart, textParts } from './loadTexts.js'

const source = join(import.meta.dirname, '..')
const locales: readonly Locale[] = ['pt-BR', 'en-US', 'es-ES']

/** The text parts that are loaded before a room, or a part of it, is shown. Rooms that are not listed use only the texts of every page. */
const partsOfRooms: Readonly<Record<string, readonly TextPart[]>> = {
  menus: ['inside'],
  routes: ['first', 'inside'],
  entityPages: ['first', 'inside'],
  'account/AccountDialog': ['first', 'inside'],
  'account/ExpiryDialog': ['first', 'inside'],
  'account/ReauthenticationDialog': ['first', 'inside'],
  'provider/WrongClockNotice': ['first', 'inside'],
  'provider/ExpiryOutlet': ['first', 'inside'],
  'provider/OtherPersonNotice': ['first', 'inside'],
  'shell/frame': ['first', 'inside'],
  'shell/menu': ['first', 'inside'],
  'shell/topbar': ['first', 'inside'],
  'shell/page/RefusedScreen': ['first', 'inside'],
  'screens/home': ['first', 'inside', 'homes'],
  'screens/charts': ['first', 'homes'],
  'shell/notices': ['first', 'inside', 'homes'],
  'resources/competitions/canteen/daily': ['first', 'records', 'editing'],
  'resources/inspections/questionnaire/NextEdition': ['first', 'records', 'editing'],
  'resources/competitions/event/home': ['first', 'inside', 'homes'],
  list: ['first', 'records'],
  'resources/sports-programme/organization/screens/OrganizationList': ['first', 'records'],
  'list/board': ['first', 'records', 'tools'],
  'list/calendar': ['first', 'records', 'tools'],
  'list/decide': ['first', 'records', 'editing'],
  'list/inline/InlineEditor': ['first', 'records', 'editing'],
  'list/inline/useInlineSave': ['first', 'records', 'editing'],
  'list/imports/ImportedBanner': ['first', 'records', 'tools', 'editing'],
  'list/print': ['first', 'records', 'tools'],
  'list/export': ['first', 'records', 'tools'],
  'list/views/ViewsMenu': ['first', 'records', 'tools'],
  'list/views/ViewDialog': ['first', 'records', 'tools'],
  'list/columns/ColumnPanel': ['first', 'records', 'tools'],
  'list/columns/ColumnOrder': ['first', 'records', 'tools'],
  'list/columns/useColumnMoves': ['first', 'records', 'tools'],
  'list/order': ['first', 'records', 'tools'],
  'list/row-menu/RowMenu': ['first', 'records', 'tools'],
  'list/row-menu/rowMenuItems': ['first', 'records', 'tools'],
  'list/actions/RefusalsDialog': ['first', 'records', 'tools'],
  'list/frame/listShortcuts': ['first', 'records', 'help'],
  controls: ['first', 'records'],
  'controls/picture': ['first', 'records', 'editing'],
  'controls/text/MultilineControl': ['first', 'records', 'editing'],
  // It looks whether the text is there.
  'controls/text/useTooLong': ['first', 'records', 'editing'],
  form: ['first', 'records', 'editing'],
  'form/reassign': ['first', 'records', 'tools'],
  'form/frame/formShortcuts': ['first', 'records', 'editing', 'help'],
  'account/areaTitles': ['first', 'inside'],
  'account/everybody': ['first', 'inside'],
  'resources/people/person/privacy': ['first', 'records', 'editing'],
  values: ['first', 'records'],
  contractText: ['first', 'records'],
  validationText: ['editing'],
  import: ['first', 'records', 'editing', 'imports'],
  palette: ['first', 'inside', 'records', 'editing', 'help'],
}

const keysOf = async (parts: readonly TextPart[]) =>
  new Set((await Promise.all(parts.map((part) => loadTexts('pt-BR', part)))).flatMap((texts) => Object.keys(texts)))

/** The longest listed room that the file's path starts with. */
function roomOf(file: string): string {
  const rooms = Object.keys(partsOfRooms).filter((room) => file.startsWith(room))
  return rooms.toSorted((one, other) => other.length - one.length)[0] ?? ''
}

it('says nothing before it is loaded: every text that a room names belongs to a part that the room waits for', async () => {
  const all = await keysOf(textParts)
  const early: string[] = []
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /test|^locale\/|^testing\//.test(file)) continue
    const known = await keysOf(partsOfRooms[roomOf(file)] ?? ['first'])
    for (const [, key] of readFileSync(join(source, file), 'utf8').matchAll(/'([a-z][a-zA-Z]*(?:\.[a-zA-Z-]+)+)'/g))
      if (key && all.has(key) && !known.has(key)) early.push(`${file}: ${key}`)
  }
  expect(early).toEqual([])
})

it.each(locales)('gives each text of %s to exactly one part', async (locale) => {
  const loaded = await Promise.all(textParts.map((part) => loadTexts(locale, part)))
  const keys = loaded.flatMap((texts) => Object.keys(texts))
  expect(keys.length).toBe(new Set(keys).size)
  expect(keys.toSorted()).toEqual(Object.keys(await loadCatalogue(locale)).toSorted())
})

it('adds a part to a language that is shown already', async () => {
  const texts = await loadLanguage('es-ES', { parts: ['first'] })
  expect(texts.has('records')).toBe(false)
  expect(texts.translator.maybeText('list.filters')).toBeUndefined()
  await texts.load('records')
  expect(texts.has('records')).toBe(true)
  expect(texts.translator.text('list.filters')).toBe('Filtros')
})
