import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../core/locale.js'
import { createTranslator } from './createTranslator.js'
import { loadCatalogue } from './loadCatalogue.js'
import type { MessageKey } from './messageKey.js'

type Quote = readonly [section: number, locale: Locale, key: MessageKey, text: string]
const pt = 'pt-BR'
const en = 'en-US'

// Every text that the specification quotes, word for word, by section. Plurals are tested below.
const quotes: readonly Quote[] = [
  [2, pt, 'common.action.new', 'Novo'],
  [2, pt, 'shell.signOut', 'Desconectar'],
  [2, pt, 'shell.government', 'Governo do Paraná'],
  [2, pt, 'routes.people', 'Pessoas'],
  [2, pt, 'routes.menu.humanResources', 'Recursos Humanos'],
  [2, pt, 'routes.organization', 'Organização'],
  [2, en, 'common.module.notFound', 'Module not found'],
  [2, en, 'common.module.unavailable', 'This module is unavailable'],
  [5, pt, 'validation.required', 'Obrigatório'],
  [5, pt, 'validation.invalid', 'Entrada inválida'],
  [5, pt, 'validation.date', 'Data inválida'],
  [5, pt, 'validation.pattern', 'Formato inválido'],
  [5, en, 'common.message.required', 'Required'],
  [5, en, 'common.message.invalid', 'Invalid'],
  [5, en, 'common.message.enter', 'Enter the {value}'],
  [5, en, 'common.message.select', 'Select the {value}'],
  [5, en, 'common.message.selectOption', 'Select an option'],
  [5, en, 'common.form.invalid', 'Registration contains invalid information'],
  [5, en, 'common.form.unchanged', 'No changes were made to the form'],
  [8, pt, 'common.failure.credentials', 'Usuário ou senha inválidos'],
  [8, pt, 'common.signOut.title', 'Sair'],
  [8, pt, 'common.signOut.message', 'Tem certeza de que deseja prosseguir?'],
  [8, pt, 'common.signOut.accept', 'Sim, sair'],
  [8, pt, 'common.signOut.reject', 'Não, cancelar'],
  [8, en, 'common.error', 'An error occurred'],
  [8, en, 'common.error.detail', "We couldn't complete your request"],
  [8, en, 'common.alert.invalid', 'Invalid alert'],
  [8, en, 'common.record.exists.one', 'Record already exists'],
  [8, en, 'common.attention', 'Attention'],
  [8, en, 'common.success', 'Success'],
  [8, en, 'common.record.stored.one', 'Record successfully stored'],
  [8, en, 'common.record.updated.one', 'Record successfully updated'],
  [8, en, 'common.record.deleted.one', 'Record deleted'],
  [8, en, 'common.records.none', 'No records found'],
  [8, en, 'common.records.empty', 'No records added'],
]
/** Texts with a singular and a plural form, which differ in each language. */
const plurals = ['common.record.exists', 'common.record.stored', 'common.record.updated', 'common.record.deleted'] as const
/** The menu entries of section 2; the capitals are ours. */
const menuWords = {
  'routes.menu.home': 'início',
  'routes.department': 'departamento',
  'routes.menu.function': 'função',
  'routes.serviceMemos': 'memorando de serviço',
  'routes.questionnaire': 'questionário',
  'routes.siteVisit': 'vistoria',
  'routes.supplier': 'fornecedor',
  'routes.tender': 'licitação',
  'routes.gms': 'gms',
  'routes.region': 'região',
  'routes.menu.materialGroup': 'grupo',
  'routes.menu.materialClass': 'classe',
  'routes.material': 'material e serviço',
  'routes.menu.form': 'formulário',
  'routes.canteen': 'refeitório',
} as const
/** Words that the specification lists without a screen: the section, the text before the words, and the words. */
const lists: readonly (readonly [section: number, after: string, words: string])[] = [
  [2, '', 'Reference tables, Playground, Configuration, Reports, Forms, Questionnaires, Frequently Asked Questions'],
  [
    3,
    '',
    'attachment, sociocultural interest area, bank, position, category, competition, contract, paying agreement, department, document',
  ],
  [3, '', "notice, entity, team, children's school, event, inspection, formula, form, photo, function, group, modality, modality function"],
  [
    3,
    '',
    'municipality, person, project, questionnaire, receipt, cafeteria, region, report, space reservation, service, supplier, product',
  ],
  [3, '', 'tender, class, material, member, organization, municipal fund, memo, service request memo, service memo, work order, request'],
  [3, '', 'service request, registration, warehouse'],
  [3, ' assessment', 'biomechanical, physiological, physiotherapeutic, nutritional, psychological, health'],
  [3, ' test', 'anthropometric, physical and motor, fitness, nutritional, psychological'],
  [3, '', 'name, company name, trade name, CNPJ, address, street, number, complement, neighborhood, zip code, state, country, phone'],
  [3, '', 'phone 2, email, website, people of contact, date, start date, end date, date of birth, sex, male, female, description'],
  [3, '', 'title, status, quantity, code, observation, general information'],
]
const listed = lists.flatMap(([section, after, words]) => words.split(', ').map((word) => [section, word.toLowerCase() + after] as const))
/** The validation messages that section 5 quotes or names. */
const mistakes = 'required invalid date pattern email url minLength maxLength min max moreThan lessThan minItems maxItems multipleOf'.split(
  ' ',
)
const deletions = [
  [
    'pt-BR',
    'Tem certeza de que deseja excluir este registro?',
    'Tem certeza de que deseja excluir “SEES”?',
    'Tem certeza de que deseja excluir os 12.345 registros selecionados?',
  ],
  [
    'en-US',
    'Are you sure you want to delete this record?',
    'Are you sure you want to delete “SEES”?',
    'Are you sure you want to delete the 12,345 selected records?',
  ],
  [
    'es-ES',
    '¿Seguro que desea eliminar este registro?',
    '¿Seguro que desea eliminar «SEES»?',
    '¿Seguro que desea eliminar los 12.345 registros seleccionados?',
  ],
] as const
const actions = 'add new edit delete save cancel clear search import view back select enable disable yes no'.split(' ')

describe('texts quoted by the specification', () => {
  it.each(quotes)('section %i in %s: %s is "%s"', async (_, locale, key, text) => {
    expect((await loadCatalogue(locale))[key]).toBe(text)
  })
  it.each(Object.entries(menuWords))('section 2, menus: %s is "%s"', async (key, text) => {
    expect((await loadCatalogue('pt-BR'))[key as MessageKey].toLowerCase()).toBe(text)
  })
  it.each(listed)('section %i, words without screens: "%s"', async (_, word) => {
    const labels = Object.entries(await loadCatalogue('en-US')).filter(([key]) => /^(vocabulary|routes)\./.test(key))
    expect(labels.map(([, text]) => text.toLowerCase())).toContain(word)
  })
  it.each(locales)('section 8: notices have singular and plural forms in %s', async (locale) => {
    const { plural } = createTranslator(locale, await loadCatalogue(locale))
    for (const key of plurals) expect(plural(key, 1), key).not.toBe(plural(key, 2))
  })
  it.each(locales)('names every generic action in %s', async (locale) => {
    const texts: Readonly<Record<string, string | undefined>> = await loadCatalogue(locale)
    for (const action of actions) expect(texts[`common.action.${action}`], action).toBeTruthy()
  })
  it.each(actions)('section 8, generic actions in en-US: %s', async (action) => {
    expect((await loadCatalogue('en-US'))[`common.action.${action}` as MessageKey].toLowerCase()).toBe(action)
  })
  it.each(deletions)('section 8: delete confirmation has three forms in %s', async (locale, one, named, selected) => {
    const { text } = createTranslator(locale, await loadCatalogue(locale))
    expect(text('common.delete.one')).toBe(one)
    expect(text('common.delete.named', { value: 'SEES' })).toBe(named)
    expect(text('common.delete.selected', { count: 12345 })).toBe(selected)
  })
  it.each(locales)('section 5: validation messages are shown in the user’s language, another one for each mistake (%s)', async (locale) => {
    const texts: Readonly<Record<string, string | undefined>> = await loadCatalogue(locale)
    const messages = mistakes.map((mistake) => texts[`validation.${mistake}`])
    expect(messages.filter(Boolean)).toHaveLength(mistakes.length)
    expect(new Set(messages).size).toBe(mistakes.length)
  })
})

describe('the three catalogues', () => {
  it('have the same keys and places for values', async () => {
    const portuguese = await loadCatalogue('pt-BR')
    const others = [await loadCatalogue('en-US'), await loadCatalogue('es-ES')]
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const other of others) {
      expect(Object.keys(other).sort()).toEqual(Object.keys(portuguese).sort())
      for (const [key, text] of Object.entries(portuguese)) expect(places(other[key as MessageKey]), key).toEqual(places(text))
    }
  })
  it('give every plural both of its forms', async () => {
    const keys = new Set(Object.keys(await loadCatalogue('pt-BR')))
    const ones = [...keys].filter((key) => key.endsWith('.one') && !key.startsWith('common.delete.') && !key.startsWith('list.delete.'))
    for (const key of ones) expect(keys, key).toContain(key.replace(/one$/, 'other'))
  })
})
