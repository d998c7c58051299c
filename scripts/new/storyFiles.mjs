// The stories of a new entity's screens: a test demands a story of each state.
const listStates = [
  ['Filled', 'Preenchida', 'filled'],
  ['Loading', 'Carregando', 'loading'],
  ['Empty', 'Vazia', 'empty'],
  ['Failed', 'Erro', 'error'],
  ['Offline', 'Sem rede', 'offline'],
  ['ReadOnly', 'Somente leitura', 'readOnly'],
  ['Long', 'Textos longos', 'long'],
]
const editingStates = [
  ['Invalid', 'Inválido', 'invalid'],
  ['Conflict', 'Conflito', 'conflict'],
]
const lastStates = [
  ['Expired', 'Sessão expirada', 'expired'],
  ['Phone', 'Celular', 'phone'],
]
const formStates = [
  ...listStates.with(0, ['Filled', 'Preenchido', 'filled']).with(2, ['Empty', 'Novo', 'empty']),
  ...editingStates,
  ...lastStates,
]

/** @returns the files below `stories/src`, by name */
export function storyFiles({ pascal, camel, plural, path, hasDialog, parent, texts }) {
  const address = parent ? path.replace(`{${parent.param}}`, '1') : path
  const [singular, several] = texts['pt-BR']
  const list = {
    title: several,
    component: `${pascal}List`,
    page: kebab(plural),
    make: hasDialog ? 'dialogListStates' : 'listStates',
    options: `{ address: '${address}', entity: '${camel}' }`,
    states: [...listStates, ...(hasDialog ? editingStates : []), ...lastStates],
  }
  const form = {
    title: singular,
    component: `${pascal}Form`,
    page: kebab(camel),
    make: 'formStates',
    options: `{ address: '${address}/1', field: /^Nome/, name: 'name' }`,
    states: formStates,
  }
  return {
    // The list of a nested entity is a section of its parent's form.
    ...(!parent && { [`states/${plural}.stories.tsx`]: storyFile(list) }),
    ...(hasDialog
      ? { [`parts/${pascal}Dialog.stories.tsx`]: dialogStory({ title: singular, component: `${pascal}Dialog`, page: list.page }) }
      : { [`states/${camel}.stories.tsx`]: storyFile(form) }),
  }
}

function storyFile({ title, component, page, make, options, states }) {
  return `import { ${component} } from '@esporte-parana/sdk/screens/${page}'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderPage } from '../Page.js'
import { ${make} } from './screenStates.js'

const meta = {
  title: 'Telas/${title} (${component})',
  component: ${component},
  render: renderPage,
  tags: ['state'],
} satisfies Meta

export default meta
type Story = StoryObj

const states = ${make}(${options})

${states.map(([name, text, state]) => `export const ${name}: Story = { name: '${text}', ...states.${state} }`).join('\n')}
`
}

function dialogStory({ title, component, page }) {
  return `import { ${component} } from '@esporte-parana/sdk/screens/${page}'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

const meta = {
  title: 'Componentes/Diálogo de um registro/${title} (${component})',
  component: ${component},
  tags: ['autodocs'],
  args: { id: 'novo', onClose: fn() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible()
  },
} satisfies Meta<typeof ${component}>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { name: 'Novo' }
export const Existing: Story = { name: 'Existente', args: { id: 1 } }
`
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
