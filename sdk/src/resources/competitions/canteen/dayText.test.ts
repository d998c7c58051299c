import { expect, it } from 'vitest'
import { dayText } from './dayText.js'

it('writes the day before the month in every language, as all other dates', () => {
  expect(dayText('pt-BR', '2026-11-24')).toBe('ter., 24/11')
  expect(dayText('en-US', '2026-11-24')).toBe('Tue, 24/11')
  expect(dayText('en-US', '2026-11-24', 'long')).toBe('Tuesday, 24/11')
  expect(dayText('es-ES', '2026-11-24')).toBe('mar, 24/11')
})
