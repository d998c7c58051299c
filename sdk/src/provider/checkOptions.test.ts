import { describe, expect, it } from 'vitest'
import { checkOptions } from './checkOptions.js'

const check = (options: object) => () => checkOptions({ apiBaseUrl: '/api/admin/v1', ...options } as never)

describe('a host without types is told what to do', () => {
  it.each([{ apiBaseUrl: undefined }, { apiBaseUrl: '' }])('without an address of the API: %o', (options) => {
    expect(check(options)).toThrow('BackofficeProvider: apiBaseUrl is missing. Pass the address of the API, e.g. "/api/admin/v1".')
  })
  it('for a language that there is not', () => {
    expect(check({ locale: 'pt' })).toThrow('locale "pt" is none of pt-BR, en-US, es-ES. Pass one of them, or matchLocale("pt").')
  })
  it('for own words below no language', () => {
    expect(check({ texts: { 'common.action.save': 'Gravar' } })).toThrow(
      'texts has "common.action.save", which is none of pt-BR, en-US, es-ES.',
    )
  })
  it('and of nothing else', () => {
    expect(check({ locale: 'es-ES', theme: { primary: 'noir', preset: 'Aura', surface: undefined } })).not.toThrow()
    expect(check({ locale: undefined, theme: undefined })).not.toThrow()
  })
})
