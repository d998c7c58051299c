import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { openEdge } from '../src/edge.js'
import { globalTypes, initialGlobals, viewports } from '../src/globals.js'
import { withBackoffice } from '../src/withBackoffice.js'

// On a busy machine the first story waits ten seconds for its modules; the default is one second.
configure({ asyncUtilTimeout: 20_000 })

export default {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Acesso', 'Início', 'Administrativo', 'Pessoas', 'Estados', 'Moldura', 'Componentes', 'Temas'] } },
  },
  globalTypes,
  initialGlobals,
  loaders: [openEdge],
  decorators: [withBackoffice],
} satisfies Preview
