import { expect, it } from 'vitest'
import { startPlace } from './startPlace.js'

const geo = { latitude: '-25.430000', longitude: '-49.270010', accuracy: '12', at: '2026-11-28T13:00:00.000Z' }

it('says where a visit began and how exactly that is known, or that it was not recorded', () => {
  expect(startPlace({ geo }, 'pt-BR')).toBe('-25,43000, -49,27001 (± 12\u00a0m)')
  expect(startPlace({ geo: { ...geo, accuracy: null } }, 'en-US')).toBe('-25.43000, -49.27001')
  expect(startPlace({ geo: null }, 'pt-BR')).toBe('Lugar não registrado')
})
