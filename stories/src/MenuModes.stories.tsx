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

export const Static: Story = story('static', 'Static')
export const StaticDark: Story = story('static', 'Static, escuro', { globals: dark })
export const StaticOnPhone: Story = story('static', 'Static, celular', { globals: phone, play: show })

export const Overlay: Story = story('overlay', 'Overlay', { play: show })
export const OverlayDark: Story = story('overlay', 'Overlay, escuro', { globals: dark, play: show })
export const OverlayOnPhone: Story = story('overlay', 'Overlay, celular', { globals: phone, play: show })

export const Slim: Story = story('slim', 'Slim', { play: flyOut })
export const SlimDark: Story = story('slim', 'Slim, escuro', { globals: dark, play: flyOut })
export const SlimOnPhone: Story = story('slim', 'Slim, celular', { globals: phone, play: showThen(flyOut) })

export const SlimPlus: Story = story('slim-plus', 'Slim plus', { play: flyOut })
export const SlimPlusDark: Story = story('slim-plus', 'Slim plus, escuro', { globals: dark, play: flyOut })
export const SlimPlusOnPhone: Story = story('slim-plus', 'Slim plus, celular escuro', { globals: { ...phone, ...dark }, play: show })

export const Horizontal: Story = story('horizontal', 'Horizontal', { play: flyOut })
export const HorizontalDark: Story = story('horizontal', 'Horizontal, escuro', { globals: dark, play: flyOut })
export const HorizontalOnPhone: Story = story('horizontal', 'Horizontal, celular', { globals: phone, play: show })

export const Drawer: Story = story('drawer', 'Drawer')
export const DrawerOpen: Story = story('drawer', 'Drawer, aberto', { play: hover })
export const DrawerDark: Story = story('drawer', 'Drawer, fixo, escuro', { globals: dark, play: pin })
export const DrawerOnPhone: Story = story('drawer', 'Drawer, celular', { globals: phone, play: show })

export const Reveal: Story = story('reveal', 'Reveal')
export const RevealOpen: Story = story('reveal', 'Reveal, aberto', { play: hover })
export const RevealDark: Story = story('reveal', 'Reveal, fixo, escuro', { globals: dark, play: pin })
export const RevealOnPhone: Story = story('reveal', 'Reveal, celular escuro', { globals: { ...phone, ...dark }, play: show })

function story(menuMode: string, name: string, { globals, play }: Pick<Story, 'globals' | 'play'> = {}): Story {
  return { name, globals: { ...globals, menuMode }, ...(play && { play }) }
}

function showThen(play: Play): Play {
  return async (context) => {
    await show(context)
    await play(context)
  }
}
