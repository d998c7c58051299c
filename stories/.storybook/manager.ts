import { addons } from 'storybook/manager-api'
import { searchLetters } from './searchLetters.js'

// The screen has the whole height; Alt+A opens the panel with props, steps and accessibility.
addons.setConfig({ layout: { showPanel: false } })

// Storybook's search opens only what ↓ has marked: Enter alone marks the first hit before.
document.addEventListener(
  'keydown',
  ({ key, target }) => {
    if (key !== 'Enter' || !isSearch(target)) return
    const isMarked = document.querySelector('#storybook-explorer-menu [aria-selected="true"]')
    if (target.value.trim() && !isMarked) target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  },
  true,
)

// A longer text would be found anywhere: its end is left out while it is typed.
document.addEventListener('focusin', ({ target }) => {
  if (isSearch(target)) target.maxLength = searchLetters
})

function isSearch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.id === 'storybook-explorer-searchfield'
}
