// First: samples that are dated from today are made when their module loads.
import '../src/frozenDay.js'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { DocsPage } from '../src/DocsPage.js'
import { openEdge } from '../src/edge.js'
import { expectWords } from '../src/expectWords.js'
import { globalTypes, initialGlobals, viewports } from '../src/globals.js'
import { loadPseudoTexts, withBackoffice } from '../src/withBackoffice.js'

// On a busy machine the first story waits ten seconds for its modules; the default is one second.
configure({ asyncUtilTimeout: 20_000 })

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { page: DocsPage },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: ['Telas', 'Componentes', 'Moldura', 'Em um portal', 'Temas', 'Estados', 'Em uso'],
      },
    },
  },
  globalTypes,
  initialGlobals,
  loaders: [openEdge, loadPseudoTexts],
  decorators: [withBackoffice],
  afterEach: expectWords,
} satisfies Preview
