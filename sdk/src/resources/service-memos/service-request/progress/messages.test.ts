import { expect, it } from 'vitest'
import { locales } from '../../../../core/locale.js'
import { progressTexts } from './messages.js'

it('says how long a request has its status, and nothing beside the date of today, where it would look like a shortcut', () => {
  expect(locales.map((locale) => progressTexts[locale].ago(0))).toEqual(['', '', ''])
  expect([1, 3].map(progressTexts['pt-BR'].ago)).toEqual(['há 1 dia', 'há 3 dias'])
})
