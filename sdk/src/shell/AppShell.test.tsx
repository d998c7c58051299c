import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Menus } from '../core/menu.js'
import { matchRoute } from '../core/matchRoute.js'
import { defineRoute, type Route } from '../core/route.js'
import { FeedbackProvider } from '../feedback/FeedbackProvider.js'
import { LocaleProvider } from '../locale/LocaleProvider.js'
import { documentMount } from '../mount/documentMount.js'
import { MountProvider } from '../mount/MountProvider.js'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { NavigationProvider } from '../navigation/NavigationProvider.js'
import type { SessionStore } from '../session/session.js'
import { SessionProvider } from '../session/SessionProvider.js'
import { createThemeStore } from '../theme/themeStore.js'
import { ThemeProvider } from '../theme/ThemeProvider.js'
import { AppShell } from './AppShell.js'

const routes: readonly Route[] = [
  defineRoute({ name: 'administrative', path: '/administrativo', title: 'routes.administrative', kind: 'home', menu: 'administrative' }),
  defineRoute({
    name: 'departments',
    path: '/administrativo/departamentos',
    title: 'routes.departments',
    kind: 'list',
    parent: 'administrative',
    menu: 'administrative',
  }),
  defineRoute({
    name: 'department',
    path: '/administrativo/departamentos/{id}',
    title: 'routes.department',
    kind: 'form',
    parent: 'departments',
    menu: 'administrative',
  }),
]
const menus = {
  dashboard: [],
  administrative: [{ entries: [{ route: 'administrative', label: 'routes.menu.home' }, { route: 'departments' }] }],
} as unknown as Menus

const signOut = vi.fn()
const session = {
  getState: () => signedIn,
  subscribe: () => () => undefined,
  signOut,
} as unknown as SessionStore
const signedIn = {
  status: 'signed-in',
  token: 't',
  exp: 1,
  usuario: { id: 1, nome: 'Ana Lima', email: 'ana@esporte.pr.gov.br', avatar: '' },
}

let unmount = () => {}

async function open(width: number) {
  await page.viewport(width, 700)
  const mount = documentMount()
  const navigation = createMemoryNavigation('/administrativo/departamentos/7')
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <LocaleProvider>
      <MountProvider mount={mount}>
        <NavigationProvider navigation={navigation}>
          <SessionProvider session={session}>
            <ThemeProvider store={createThemeStore()} mount={mount} locale="pt-BR">
              <FeedbackProvider>
                <AppShell routes={routes} menus={menus} match={matchRoute(routes, '/administrativo/departamentos/7')}>
                  <h1>Conteúdo</h1>
                  <button type="button">no conteúdo</button>
                </AppShell>
              </FeedbackProvider>
            </ThemeProvider>
          </SessionProvider>
        </NavigationProvider>
      </MountProvider>
    </LocaleProvider>,
  )
  unmount = () => {
    root.unmount()
    container.remove()
    mount.portal.remove()
  }
  await expect.element(page.getByRole('heading', { name: 'Conteúdo' })).toBeInTheDocument()
  return navigation
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

  it('asks before signing out, in the words of the specification', async () => {
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'Desconectar' }))
    const dialog = page.getByRole('alertdialog', { name: 'Sair' })
    await expect.element(dialog.getByText('Tem certeza de que deseja prosseguir?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Não, cancelar' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(signOut).not.toHaveBeenCalled()
  })

  it('signs out from the person’s menu, which tells who is signed in', async () => {
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'Conta de Ana Lima' }))
    await expect.element(page.getByText('ana@esporte.pr.gov.br')).toBeVisible()
    await userEvent.click(page.getByRole('menuitem', { name: 'Desconectar' }))
    await userEvent.click(page.getByRole('button', { name: 'Sim, sair' }))
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  })

  it('speaks the chosen language at once', async () => {
    await open(1200)
    await userEvent.click(page.getByRole('button', { name: 'PT, Idioma: Português' }))
    await userEvent.click(page.getByRole('menuitemradio', { name: 'English' }))
    await expect.element(page.getByRole('button', { name: 'EN, Language: English' })).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })
})

describe('keyboard', () => {
  it('skips to the content first', async () => {
    await open(1200)
    document.body.tabIndex = -1
    document.body.focus()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(document.activeElement).toBe(page.getByRole('main').element())
  })
})
