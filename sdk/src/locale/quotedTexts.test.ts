import { describe, expect, it } from 'vitest'
import { locales } from '../core/locale.js'
import { createTranslator } from './createTranslator.js'
import { loadCatalogue } from './loadCatalogue.js'
import type { MessageKey } from './messageKey.js'

// Word for word: sections 5 and 8 of the specification.
const quotedInPortuguese: Partial<Record<MessageKey, string>> = {
  'validation.required': 'Obrigatório',
  'validation.invalid': 'Entrada inválida',
  'validation.date': 'Data inválida',
  'validation.pattern': 'Formato inválido',
  'common.failure.credentials': 'Usuário ou senha inválidos',
  'common.signOut.title': 'Sair',
  'common.signOut.message': 'Tem certeza de que deseja prosseguir?',
  'common.signOut.accept': 'Sim, sair',
  'common.signOut.reject': 'Não, cancelar',
  'shell.signOut': 'Desconectar',
  'shell.government': 'Governo do Paraná',
}
const quotedInEnglish: Partial<Record<MessageKey, string>> = {
  'common.error': 'An error occurred',
  'common.error.detail': "We couldn't complete your request",
  'common.module.notFound': 'Module not found',
  'common.module.unavailable': 'This module is unavailable',
  'common.alert.invalid': 'Invalid alert',
  'common.form.invalid': 'Registration contains invalid information',
  'common.form.unchanged': 'No changes were made to the form',
  'common.record.exists.one': 'Record already exists',
  'common.attention': 'Attention',
  'common.success': 'Success',
  'common.record.stored.one': 'Record successfully stored',
  'common.record.updated.one': 'Record successfully updated',
  'common.record.deleted.one': 'Record deleted',
  'common.records.none': 'No records found',
  'common.records.empty': 'No records added',
  'common.message.required': 'Required',
  'common.message.invalid': 'Invalid',
  'common.message.enter': 'Enter the {value}',
  'common.message.select': 'Select the {value}',
  'common.message.selectOption': 'Select an option',
}
const actions = 'add new edit delete save cancel clear search import view back select enable disable yes no'.split(' ')

describe('texts quoted by the specification', () => {
  it.each(Object.entries(quotedInPortuguese))('says %s in Portuguese word for word', async (key, text) => {
    expect((await loadCatalogue('pt-BR'))[key as MessageKey]).toBe(text)
  })
  it.each(Object.entries(quotedInEnglish))('says %s in English word for word', async (key, text) => {
    expect((await loadCatalogue('en-US'))[key as MessageKey]).toBe(text)
  })
  it.each(locales)('names every generic action in %s', async (locale) => {
    const texts: Readonly<Record<string, string | undefined>> = await loadCatalogue(locale)
    for (const action of actions) expect(texts[`common.action.${action}`], action).toBeTruthy()
  })
  it('asks before deleting in three forms', async () => {
    const { text } = createTranslator('pt-BR', await loadCatalogue('pt-BR'))
    expect(text('common.delete.one')).toBe('Tem certeza de que deseja excluir este registro?')
    expect(text('common.delete.named', { value: 'SEES' })).toBe('Tem certeza de que deseja excluir “SEES”?')
    expect(text('common.delete.selected', { count: 1234 })).toBe('Tem certeza de que deseja excluir os 1.234 registros selecionados?')
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
