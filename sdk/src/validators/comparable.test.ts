import { expect, it } from 'vitest'
import { comparable } from './comparable.js'

it.each([
  ["Sant'Anna", 'SANT´ANNA'],
  ["d'Ávila", 'd‘avila'],
  ['Sub-17', 'Sub‑17'],
  ['São  João', 'Sa\u0303o João '],
])('%s and %s are one name', (one, other) => expect(comparable(one)).toBe(comparable(other)))
