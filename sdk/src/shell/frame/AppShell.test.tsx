import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { success } from '../../testing/answers.js'
import { countUnsent, hasUnsavedEdits, renderShell, signOut } from './renderShell.testkit.js'

let unmount = () => {}
/** A server that says only what the session may do. */
const told = (managesUsers: boolean) => (address: unknown) =>
  String(address).endsWith('/sessao')
    ? Promise.resolve(success({ data: { access: { isReadOnly: false, screens: null, managesUsers } } }))
    : new Promise<Response>(() => undefined)

async function open(width: number, options: Partial<Parameters<typeof renderShell>[0]> = {}) {
  const shell = await renderShell({ width, ...options })
  unmount = shell.unmount
  return shell.navigation
}

const toggle = () => page.getByRole('button', { name: 'Mostrar ou ocultar o menu' })
const menu = () => page.getByRole('navigation', { name: 'Menu principal' })

beforeEach(() => {
  signOut.mockClear()
})
afterEach(() => unmount())

describe('menu', () => {
  it('stands beside the page on a desktop, and marks where the page belongs', async () => {
    await open(1200)
    await expect.element(menu()).toBeVisible()
    await expect.element(menu().getByRole('link', { name: 'Departamentos' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(toggle())
    await expect.element(menu()).not.toBeInTheDocument()
    await userEvent.click(toggle())
    await expect.element(menu()).toBeVisible()
  })

  it.each([
    { how: 'Escape', close: () => userEvent.keyboard('{Escape}') },
    { how: 'its own button', close: () => userEvent.click(page.getByRole('button', { name: 'Fechar o menu' })) },
  ])('lies over the page on a phone until $how closes it', async ({ close }) => {
    await open(390)
    await expect.element(menu()).not.toBeInTheDocument()
    await userEvent.click(toggle())
    await expect.element(menu()).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveAttribute('inert')
    await close()
    await expect.element(menu()).not.toBeInTheDocument()
    expect(document.activeElement).toBe(toggle().element())
  })
})

describe('the way across', () => {
  const areas = () => menu().getByRole('button', { name: 'Todas as áreas' })

  it('leads from the menu of an area to all others by one press, and closes behind itself', async () => {
    const navigation = await open(1200)
    await userEvent.click(areas())
    const group = menu().getByRole('group', { name: 'Todas as áreas' })
    const links = () => group.getByRole('link').elements()
    await expect.poll(() => links().map(({ textContent }) => textContent)).toEqual(['Painel', 'Administrativo', 'Competições', 'Pessoas'])
    expect(links().map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'true', null, null])
    await userEvent.click(group.getByRole('link', { name: 'Competições' }))
    await expect.poll(() => navigation.getLocation().pathname).toBe('/competicoes')
    await expect.element(group).not.toBeInTheDocument()
    await expect.element(areas()).toHaveAttribute('aria-expanded', 'false')
  })

  it('is walked by arrow keys, and Escape closes it where it flies out', async () => {
    await open(1200, { theme: { menuMode: 'slim' } })
    areas().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(menu().getByRole('group', { name: 'Todas as áreas' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(menu().getByRole('link', { name: 'Painel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(areas()).toHaveFocus()
    await expect.element(areas()).toHaveAttribute('aria-expanded', 'false')
  })

  it('is not there on the dashboard, whose menu leads to all areas', async () => {
    await open(1200, { address: '/dashboard' })
    await expect.element(menu().getByRole('link', { name: 'Competições' })).toBeVisible()
    await expect.element(areas()).not.toBeInTheDocument()
  })
})

describe('top bar', () => {
  it('shows the way back, with the earlier pages behind an ellipsis', async () => {
    const navigation = await open(1200)
    const trail = page.getByRole('navigation', { name: 'Você está em' })
    await expect.element(trail.getByRole('link', { name: 'Departamentos' })).toBeVisible()
    await expect.element(trail.getByText('Departamento #7')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(trail.getByRole('button', { name: 'Páginas anteriores' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Administrativo' }))
    expect(navigation.getLocation().pathname).toBe('/administrativo')
  })

  it('shows the last two pages on a phone too, one above the other and cut; the ellipsis leads to the others', async () => {
    const navigation = await open(320)
    const trail = page.getByRole('navigation', { name: 'Você está em' })
    const [parent, own] = [trail.getByRole('link', { name: 'Departamentos' }), trail.getByText('Departamento #7')]
    await expect.element(own).toHaveAttribute('aria-current', 'page')
    expect(parent.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(own.element().getBoundingClientRect().top + 1)
    await userEvent.click(trail.getByRole('button', { name: 'Páginas anteriores' }))
    const items = page.getByRole('menuitem')
    expect(items.elements().map((item) => item.textContent)).toEqual(['Início', 'Administrativo'])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(parent)
    expect(navigation.getLocation().pathname).toBe('/administrativo/departamentos')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('asks before signing out, in the words of the specification', async () => {
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'Desconectar' }))
    const dialog = page.getByRole('alertdialog', { name: 'Sair' })
    await expect.element(dialog.getByText('Tem certeza de que deseja prosseguir?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Não, cancelar' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(signOut).not.toHaveBeenCalled()
  })

  it('asks once over unsaved edits, and says that they are lost', async () => {
    hasUnsavedEdits.mockReturnValueOnce(true)
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'Desconectar' }))
    const dialog = page.getByRole('alertdialog', { name: 'Sair' })
    await expect.element(dialog.getByText('Tem certeza de que deseja prosseguir?', { exact: true })).toBeVisible()
    await expect.element(dialog).toHaveAccessibleDescription(/Se sair agora, elas se perdem e nenhum rascunho fica guardado\.$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Sim, sair' }))
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  })

  it('leaves the way out to the host of the session', async () => {
    const navigation = await open(1200, { session: { kind: 'host-supplied', canSignOut: true } })
    await userEvent.click(page.getByRole('button', { name: 'Desconectar' }))
    await userEvent.click(page.getByRole('button', { name: 'Sim, sair' }))
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    expect(navigation.getLocation().pathname).toBe('/administrativo/departamentos/7')
  })

  it('offers no way out that leads nowhere, neither in the bar nor in the palette', async () => {
    await open(1200, { session: { kind: 'host-supplied', canSignOut: false } })
    await expect.element(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'Desconectar' }).elements()).toEqual([])
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.fill(page.getByRole('combobox', { name: /Buscar|Ir para/ }), 'tema')
    await expect.element(page.getByRole('option', { name: /Tema escuro/ })).toBeVisible()
    await userEvent.fill(page.getByRole('combobox', { name: /Buscar|Ir para/ }), 'desconectar')
    await expect.element(page.getByRole('option', { name: /Tema escuro/ })).not.toBeInTheDocument()
    expect(page.getByRole('option', { name: /Sair/ }).elements()).toEqual([])
  })

  it('names the answers of a phone that are lost with the sign-out', async () => {
    hasUnsavedEdits.mockReturnValueOnce(true)
    countUnsent.mockReturnValueOnce(3)
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'Desconectar' }))
    const dialog = page.getByRole('alertdialog', { name: 'Sair' })
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(/3 respostas ou fotos ainda não foram enviadas\. Se sair agora, elas se perdem/)
  })

  it('takes a question back when the page below it is left', async () => {
    const navigation = await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'Desconectar' }))
    const dialog = page.getByRole('alertdialog', { name: 'Sair' })
    await expect.element(dialog).toBeVisible()
    navigation.navigate('/pessoas')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(signOut).not.toHaveBeenCalled()
  })

  it('opens no help by a single key that the person has turned off', async () => {
    await open(1200)
    const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' })
    await userEvent.keyboard('?')
    await userEvent.click(keys.getByRole('switch'))
    await userEvent.keyboard('{Escape}')
    await expect.element(keys).not.toBeInTheDocument()
    await userEvent.keyboard('?')
    await expect.element(keys).not.toBeInTheDocument()
  })

  it('puts the help away when the page below it is left', async () => {
    const navigation = await open(1200)
    await userEvent.keyboard('?')
    const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' })
    await expect.element(keys).toBeVisible()
    navigation.navigate('/pessoas')
    await expect.element(keys).not.toBeInTheDocument()
  })

  it('signs out from the person’s menu, which tells who is signed in', async () => {
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'Conta de Ana Lima' }))
    await expect.element(page.getByText('ana@esporte.pr.gov.br')).toBeVisible()
    await userEvent.click(page.getByRole('menuitem', { name: 'Desconectar' }))
    await userEvent.click(page.getByRole('button', { name: 'Sim, sair' }))
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  })

  it('leads from there to who has access, for whoever manages accounts', async () => {
    const fetch = vi.fn(told(false))
    await open(1200, { fetch })
    expect(fetch.mock.calls.join()).not.toContain('/sessao')
    await userEvent.click(page.getByRole('button', { name: 'Conta de Ana Lima' }))
    await vi.waitFor(() => expect(fetch.mock.calls.join()).toContain('/sessao'))
    await expect.element(page.getByRole('menuitem', { name: 'Minha conta' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Quem tem acesso' }).elements()).toEqual([])
    unmount()
    await open(1200, { fetch: told(true) })
    await userEvent.click(page.getByRole('button', { name: 'Conta de Ana Lima' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Quem tem acesso' }))
    const dialog = page.getByRole('dialog', { name: 'Quem tem acesso' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('speaks the chosen language at once', async () => {
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'PT, Idioma: Português' }))
    await userEvent.click(page.getByRole('menuitemradio', { name: 'English' }))
    await expect.element(page.getByRole('button', { name: 'EN, Language: English' })).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })
})

// Specification, section 2, "Layout".
describe('Top bar: menu toggle, breadcrumb, language picker, logout button, user menu', () => {
  it('stands in this order', async () => {
    await open(1200)
    const bar = page.getByRole('banner')
    const names = bar.element().querySelectorAll('button[aria-label], nav[aria-label]')
    expect([...names].map((element) => element.getAttribute('aria-label'))).toEqual([
      'Mostrar ou ocultar o menu',
      'Você está em',
      'Páginas anteriores',
      expect.stringMatching(/^Ir para… \((Ctrl\+K|⌘K)\)$/),
      'Avisos',
      'PT, Idioma: Português',
      'Settings',
      'Desconectar',
      'Conta de Ana Lima',
    ])
  })

  it('language picker (PT, EN, ES, with flags): drawn ones, because emoji flags are letters on Windows', async () => {
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'PT, Idioma: Português' }))
    const items = page.getByRole('menuitemradio').elements()
    expect(items.map((item) => [item.textContent, item.getAttribute('lang')])).toEqual([
      ['Português', 'pt-BR'],
      ['English', 'en-US'],
      ['Español', 'es-ES'],
    ])
    expect(items.filter((item) => item.querySelector('svg.ep-flag'))).toHaveLength(3)
    // The texts of another language are in a separate file.
    for (const [code, name] of [
      ['EN', 'English'],
      ['ES', 'Español'],
      ['PT', 'Português'],
    ] as const) {
      await userEvent.click(page.getByRole('menuitemradio', { name }))
      const button = page.getByRole('button', { name: new RegExp(`^${code}, `) })
      await expect.element(button).toHaveTextContent(code)
      expect(button.element().querySelector('svg.ep-flag')).not.toBeNull()
      await userEvent.click(button)
      await expect.element(page.getByRole('menuitemradio', { name })).toHaveAttribute('aria-checked', 'true')
    }
  })

  it.each([
    { how: 'pointer', show: () => userEvent.hover(page.getByRole('button', { name: 'Desconectar' })) },
    { how: 'keyboard', show: () => focusByKeyboard('Desconectar') },
  ])('logout button with tooltip "Desconectar", for the $how', async ({ show }) => {
    await open(1200)
    await show()
    await expect.element(page.getByRole('tooltip', { name: 'Desconectar' })).toHaveClass('ep-tooltip')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Desconectar', { exact: true })).not.toBeInTheDocument()
  })
})

it('Left sidebar: logo and the text "Governo do Paraná".', async () => {
  await open(1200)
  const home = page.getByRole('complementary').getByRole('link', { name: /^Governo do Paraná/ })
  await expect.element(home).toHaveAttribute('href', '/')
  expect(home.element().querySelector('svg.ep-brand-mark')).not.toBeNull()
})

async function focusByKeyboard(name: string): Promise<void> {
  const button = page.getByRole('button', { name }).element()
  for (let step = 0; step < 20 && document.activeElement !== button; step += 1) await userEvent.keyboard('{Tab}')
}

describe('keyboard', () => {
  it('skips to the content first', async () => {
    await open(1200)
    document.body.tabIndex = -1
    document.body.focus()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(document.activeElement).toBe(page.getByRole('main').element())
  })
})
