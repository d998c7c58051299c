import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = {
  title: 'Moldura/Modos do menu',
  component: Page,
  parameters: { backoffice: { address: '/administrativo' } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Shows the menu like a person: by the toggle, by the pointer, or not at all where it is always visible. */
const show: Play = async ({ canvas }) => {
  const toggle = await canvas.findByRole('button', { name: 'Mostrar ou ocultar o menu' })
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle)
  await expect(await canvas.findByRole('link', { name: 'Departamento' })).toBeVisible()
}
const hover: Play = async ({ canvas }) => {
  await userEvent.hover(await canvas.findByRole('navigation', { name: 'Menu principal' }))
  await expect(await canvas.findByRole('button', { name: 'Fixar o menu' })).toBeVisible()
}
const pin: Play = async (context) => {
  await hover(context)
  await userEvent.click(context.canvas.getByRole('button', { name: 'Fixar o menu' }))
  await expect(await context.canvas.findByRole('button', { name: 'Soltar o menu' })).toBeVisible()
}
const flyOut: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Memorando de serviço' }))
  const links = within(await canvas.findByRole('group', { name: 'Memorando de serviço' })).getAllByRole('link')
  await expect(links.map((link) => link.textContent)).toEqual([
    'Memorando de serviço',
    'Fornecedor',
    'Licitação',
    'GMS',
    'Região',
    'Solicitação',
  ])
}

export const Static: Story = { name: 'Static', ...story('static') }
export const StaticDark: Story = { name: 'Static, escuro', ...story('static', { globals: dark }) }
export const StaticOnPhone: Story = { name: 'Static, celular', ...story('static', { globals: phone, play: show }) }

export const Overlay: Story = { name: 'Overlay', ...story('overlay', { play: show }) }
export const OverlayDark: Story = { name: 'Overlay, escuro', ...story('overlay', { globals: dark, play: show }) }
export const OverlayOnPhone: Story = { name: 'Overlay, celular', ...story('overlay', { globals: phone, play: show }) }

export const Slim: Story = { name: 'Slim', ...story('slim', { play: flyOut }) }
export const SlimDark: Story = { name: 'Slim, escuro', ...story('slim', { globals: dark, play: flyOut }) }
export const SlimOnPhone: Story = { name: 'Slim, celular', ...story('slim', { globals: phone, play: showThen(flyOut) }) }

export const SlimPlus: Story = { name: 'Slim plus', ...story('slim-plus', { play: flyOut }) }
export const SlimPlusDark: Story = { name: 'Slim plus, escuro', ...story('slim-plus', { globals: dark, play: flyOut }) }
export const SlimPlusOnPhone: Story = {
  name: 'Slim plus, celular escuro',
  ...story('slim-plus', { globals: { ...phone, ...dark }, play: show }),
}

export const Horizontal: Story = { name: 'Horizontal', ...story('horizontal', { play: flyOut }) }
export const HorizontalDark: Story = { name: 'Horizontal, escuro', ...story('horizontal', { globals: dark, play: flyOut }) }
export const HorizontalOnPhone: Story = { name: 'Horizontal, celular', ...story('horizontal', { globals: phone, play: show }) }

export const Drawer: Story = { name: 'Drawer', ...story('drawer') }
export const DrawerOpen: Story = { name: 'Drawer, aberto', ...story('drawer', { play: hover }) }
export const DrawerDark: Story = { name: 'Drawer, fixo, escuro', ...story('drawer', { globals: dark, play: pin }) }
export const DrawerOnPhone: Story = { name: 'Drawer, celular', ...story('drawer', { globals: phone, play: show }) }

export const Reveal: Story = { name: 'Reveal', ...story('reveal') }
export const RevealOpen: Story = { name: 'Reveal, aberto', ...story('reveal', { play: hover }) }
export const RevealDark: Story = { name: 'Reveal, fixo, escuro', ...story('reveal', { globals: dark, play: pin }) }
export const RevealOnPhone: Story = { name: 'Reveal, celular escuro', ...story('reveal', { globals: { ...phone, ...dark }, play: show }) }

function story(menuMode: string, { globals, play }: Pick<Story, 'globals' | 'play'> = {}): Story {
  return { globals: { ...globals, menuMode }, ...(play && { play }) }
}

function showThen(play: Play): Play {
  return async (context) => {
    await show(context)
    await play(context)
  }
}
