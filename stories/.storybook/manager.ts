import { addons } from 'storybook/manager-api'

// The screen has the whole height; the key A opens the panel with props, steps and accessibility.
addons.setConfig({ layout: { showPanel: false } })

// Storybook's search opens only what ↓ has marked: Enter alone marks the first hit before.
document.addEventListener(
  'keydown',
  ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.id !== 'storybook-explorer-searchfield') return
    const isMarked = document.querySelector('#storybook-explorer-menu [aria-selected="true"]')
    if (target.value.trim() && !isMarked) target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  },
  true,
)
