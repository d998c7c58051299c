import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defaultTheme, type Theme } from '../../theme/theme.js'
import { renderShell } from '../frame/renderShell.testkit.js'
import { settingsMessages } from './messages.js'

let shell: Awaited<ReturnType<typeof renderShell>>
afterEach(() => shell.unmount())

const gear = () => page.getByRole('button', { name: 'Settings', exact: true })
const panel = () => page.getByRole('dialog', { name: 'Settings' })
const radio = (name: string) => panel().getByRole('radio', { name, exact: true })
/** Measures the product's own unit, because the host sets the document's rem. */
const rem = () => Number.parseFloat(getComputedStyle(panel().element()).getPropertyValue('--ep-rem'))

async function open({
  width = 1200,
  ...look
}: {
  readonly width?: number
  readonly theme?: Partial<Theme>
  readonly fixed?: Partial<Theme>
} = {}) {
  shell = await renderShell({ width, ...look })
  await userEvent.click(gear())
  await expect.element(panel()).toBeVisible()
  // Moving or fading parts would give wrong measures.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  return shell.theme
}
const choices = (group: string) =>
  panel()
    .getByRole('group', { name: group })
    .getByRole('radio')
    .elements()
    .map((element) => (element as HTMLInputElement).value)

// Specification, section 2: 'Settings side panel titled "Settings", width 20rem. It lets the user choose'
describe('the settings panel', () => {
  it('is 20rem wide and offers every choice in its order', async () => {
    await open()
    // 14 px is the root font of the original product.
    expect([panel().element().getBoundingClientRect().width, rem()]).toEqual([280, 14])
    expect(choices('Cor primária').join(' ')).toBe(
      'noir emerald green lime orange amber yellow teal cyan sky blue indigo violet purple fuchsia pink rose',
    )
    expect(choices('Superfície').join(' ')).toBe('slate gray zinc neutral stone soho viva ocean')
    expect(choices('Estilo')).toEqual(['Aura', 'Lara'])
    expect(choices('Esquema de cores')).toEqual(['Light', 'Dark'])
    expect(choices('Modo do menu').join(' ')).toBe('static overlay slim slim-plus horizontal drawer reveal')
    for (const name of ['Verde-azulado', 'Soho', 'Lara', 'Light', 'Fixo']) await expect.element(radio(name)).toBeChecked()
  })

  it('shows a choice at once', async () => {
    const theme = await open()
    for (const name of ['Violeta', 'Ardósia', 'Aura', 'Dark', 'Gaveta']) await userEvent.click(radio(name))
    expect(theme.get()).toEqual({ primary: 'violet', surface: 'slate', preset: 'Aura', darkTheme: true, menuMode: 'drawer' })
    await expect.element(panel()).toBeVisible()
  })

  it('is used by arrow keys, one stop for each question', async () => {
    const theme = await open()
    radio('Verde-azulado').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(theme.get().primary).toBe('cyan')
    await userEvent.tab()
    expect(document.activeElement).toBe(radio('Soho').element())
    await userEvent.keyboard('{ArrowLeft}')
    expect(theme.get().surface).toBe('stone')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    expect(theme.get().preset).toBe('Aura')
  })

  it('gives back the look that nobody chose', async () => {
    const theme = await open({ theme: { preset: 'Aura', primary: 'rose', surface: 'ocean', darkTheme: true, menuMode: 'slim' } })
    await userEvent.click(panel().getByRole('button', { name: 'Restaurar padrão' }))
    expect(theme.get()).toEqual(defaultTheme)
  })

  it('offers only what the host leaves open, and restores the rest to the default beside the host’s look', async () => {
    const fixed = { primary: '#8a1538', surface: 'ocean', preset: 'Aura' } as const
    const theme = await open({ theme: { darkTheme: true, menuMode: 'slim' }, fixed })
    const groups = panel().getByRole('group').elements()
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(['Esquema de cores', 'Modo do menu'])
    await userEvent.click(panel().getByRole('button', { name: 'Restaurar padrão' }))
    expect(theme.get()).toEqual({ ...defaultTheme, ...fixed })
  })

  it('is not offered when the host fixes everything', async () => {
    shell = await renderShell({ width: 1200, fixed: defaultTheme })
    await expect.element(page.getByRole('button', { name: 'Desconectar' })).toBeVisible()
    expect(gear().elements()).toEqual([])
  })

  it.each([
    { how: 'Escape', close: () => userEvent.keyboard('{Escape}') },
    {
      how: 'a press outside',
      close: () => userEvent.click(document.querySelector('.ep-modal-mask') as Element, { position: { x: 40, y: 300 } }),
    },
    { how: 'its button', close: () => userEvent.click(panel().getByRole('button', { name: 'Fechar' })) },
  ])('is closed by $how, and the gear has the focus again', async ({ close }) => {
    await open()
    await close()
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(gear().element())
  })

  it('opens while a menu lies over the page, which closes', async () => {
    shell = await renderShell({ width: 1200, theme: { menuMode: 'overlay' } })
    await userEvent.click(page.getByRole('button', { name: 'Mostrar ou ocultar o menu' }))
    await userEvent.click(gear())
    await expect.element(panel()).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Menu principal' })).not.toBeInTheDocument()
  })

  it('fits a window of 320 pixels', async () => {
    await open({ width: 320 })
    expect(panel().element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    // The panel slides in from the right.
    await expect.poll(() => panel().element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
    const body = document.querySelector('.ep-modal-body') as HTMLElement
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
  })
})

describe('a swatch', () => {
  it('is a circle of 1.25rem; the chosen one has an outline of 2px at 1px, and a mark', async () => {
    await open()
    const teal = radio('Verde-azulado').element()
    const circle = getComputedStyle(teal, '::before')
    expect([circle.width, circle.height, circle.borderRadius]).toEqual(['17.5px', '17.5px', '50%'])
    expect([circle.outlineWidth, circle.outlineOffset]).toEqual(['2px', '1px'])
    expect(circle.backgroundColor).toBe('rgb(20, 184, 166)')
    expect(getComputedStyle(teal, '::after').content).toBe('""')
    expect(getComputedStyle(radio('Azul').element(), '::after').content).toBe('none')
    expect(teal.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  })

  it('of noir has the colour of text', async () => {
    await open()
    const noir = getComputedStyle(radio('Noir').element(), '::before').backgroundColor
    expect(noir).toBe(getComputedStyle(panel().element()).color)
  })
})

it.each([{ darkTheme: false }, { darkTheme: true, preset: 'Aura' }] as const)('can be used by everybody: %o', async (theme) => {
  await open({ theme })
  const { violations } = await axe.run(panel().element(), { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

it('calls no two choices the same in any language', () => {
  for (const { primaries, surfaces, menuModes } of Object.values(settingsMessages))
    for (const names of [primaries, surfaces, menuModes].map(Object.values)) expect(new Set(names).size).toBe(names.length)
})
