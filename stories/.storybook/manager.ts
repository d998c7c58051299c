import { addons } from 'storybook/manager-api'

// The screen has the whole height; the key A opens the panel with props, steps and accessibility.
addons.setConfig({ layout: { showPanel: false } })
