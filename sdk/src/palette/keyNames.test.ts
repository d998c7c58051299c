import { expect, it } from 'vitest'
import { keyName } from './keyNames.js'

it.each([
  ['Control', 'Ctrl', '⌘'],
  ['Shift', 'Shift', '⇧'],
  ['ArrowDown', '↓', '↓'],
  ['Escape', 'Esc', 'esc'],
  ['Space', 'Espaço', 'Espaço'],
  ['K', 'K', 'K'],
])('the key %s reads as it is printed: %s, on a Mac %s', (key, plain, mac) => {
  expect([false, true].map((isMac) => keyName(key, { isMac, space: 'Espaço' }))).toEqual([plain, mac])
})
