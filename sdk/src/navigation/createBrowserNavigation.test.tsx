import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createBrowserNavigation } from './createBrowserNavigation.js'
import { Link } from './Link.js'
import type { Navigation } from './navigation.js'
import { NavigationProvider, useLocation } from './NavigationProvider.js'

const start = window.location.href
let navigation: Navigation
beforeAll(() => {
  window.history.pushState(null, '', '/gestao/pessoas?pagina=2')
  navigation = createBrowserNavigation({ basePath: '/gestao/' })
})
afterAll(() => window.history.replaceState(null, '', start))

const shown = () => window.location.pathname + window.location.search

it('shows addresses below its base path', () => {
  expect(navigation.getLocation()).toMatchObject({ pathname: '/pessoas', search: '?pagina=2' })
})

it('closes a dialog on Back although the page is the first of the tab, and still has no page to go back to', async () => {
  const before = navigation.getLocation()
  const close = vi.fn()
  const listener = vi.fn()
  const end = navigation.subscribe(listener)
  const remove = navigation.closeOnBack?.(close)
  await new Promise((resolve) => setTimeout(resolve, 10))
  window.history.back()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  remove?.()
  expect(navigation.getLocation()).toBe(before)
  expect(listener).not.toHaveBeenCalled()
  end()
  navigation.back('/pessoas/6')
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas/6'))
  navigation.navigate('/pessoas?pagina=2', { replace: true })
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas?pagina=2'))
})

it('puts the address back at once when Back meets unsaved edits, and goes when the person agrees', async () => {
  navigation.navigate('/pessoas/7')
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas/7'))
  let answer: (isYes: boolean) => void = () => {}
  const guard = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  const unblock = navigation.block(guard, () => true)

  window.history.back()
  await vi.waitFor(() => expect(guard).toHaveBeenCalledWith('/pessoas?pagina=2'))
  expect(shown()).toBe('/gestao/pessoas/7')
  answer(false)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(navigation.getLocation().pathname).toBe('/pessoas/7')

  window.history.back()
  await vi.waitFor(() => expect(guard).toHaveBeenCalledTimes(2))
  answer(true)
  await vi.waitFor(() => expect(navigation.getLocation()).toMatchObject({ pathname: '/pessoas', isRestored: true }))
  expect(shown()).toBe('/gestao/pessoas?pagina=2')
  unblock()
})

it('moves after the browser has gone back, when both come at once', async () => {
  navigation.navigate('/pessoas?editar=novo')
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas?editar=novo'))
  const seen: string[] = []
  const end = navigation.subscribe(() => seen.push(navigation.getLocation().search))
  navigation.back('/pessoas')
  navigation.navigate('/pessoas?editar=novo')
  await vi.waitFor(() => expect(seen).toEqual(['?pagina=2', '?editar=novo']))
  expect(shown()).toBe('/gestao/pessoas?editar=novo')
  end()
  navigation.back('/pessoas')
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas?pagina=2'))
})

it('follows another router of the page, which moves without asking unless it asks first', async () => {
  const guard = vi.fn(() => false)
  const unblock = navigation.block(guard, () => true)
  expect(await navigation.canLeave('/')).toBe(false)
  expect(guard).toHaveBeenCalledOnce()
  window.history.pushState(null, '', '/gestao/pessoas/9')
  await vi.waitFor(() => expect(navigation.getLocation().pathname).toBe('/pessoas/9'))
  window.history.pushState(null, '', '/portal')
  expect(navigation.getLocation().pathname).toBe('/pessoas/9')
  expect(guard).toHaveBeenCalledOnce()
  unblock()
  navigation.navigate('/pessoas?pagina=2')
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas?pagina=2'))
})

it('warns on closing the tab only while something is unsaved', () => {
  let isDirty = false
  const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const unblock = navigation.block(
    () => true,
    () => isDirty,
  )
  expect(isHeldBack()).toBe(false)
  isDirty = true
  expect(isHeldBack()).toBe(true)
  unblock()
  expect(isHeldBack()).toBe(false)
})

it('follows a plain click and leaves the others to the browser', async () => {
  function Place() {
    return <output>{useLocation().pathname}</output>
  }
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const opened = vi.fn((event: MouseEvent) => event.preventDefault())
  root.render(
    <NavigationProvider navigation={navigation}>
      <Link to="/dashboard">Início</Link>
      <Place />
    </NavigationProvider>,
  )
  const link = page.getByRole('link', { name: 'Início' })
  await expect.element(link).toHaveAttribute('href', '/gestao/dashboard')
  element.addEventListener('click', opened)
  await userEvent.click(link, { modifiers: ['ControlOrMeta'] })
  expect(opened).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('status')).toHaveTextContent('/pessoas')
  element.removeEventListener('click', opened)
  await userEvent.click(link)
  await expect.element(page.getByRole('status')).toHaveTextContent('/dashboard')
  root.unmount()
  element.remove()
})

it('closes the dialog that was opened last when Back is pressed, and keeps the page; Forward still works', async () => {
  for (const id of [7, 8]) {
    navigation.navigate(`/pessoas/${id}`)
    await vi.waitFor(() => expect(shown()).toBe(`/gestao/pessoas/${id}`))
  }
  window.history.back()
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas/7'))
  const [below, above] = [vi.fn(), vi.fn()]
  const removeBelow = navigation.closeOnBack?.(below)
  const removeAbove = navigation.closeOnBack?.(above)
  window.history.back()
  await vi.waitFor(() => expect(above).toHaveBeenCalledOnce())
  expect(shown()).toBe('/gestao/pessoas/7')
  removeAbove?.()
  window.history.forward()
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas/8'))
  expect(below).not.toHaveBeenCalled()
  removeBelow?.()
  window.history.back()
  await vi.waitFor(() => expect(shown()).toBe('/gestao/pessoas/7'))
})

it('asks about edits typed into a dialog, and closes a dialog over edits without a question', async () => {
  const before = shown()
  const close = vi.fn()
  const guard = vi.fn(() => false)
  const isUnsaved = () => true
  const unblockForm = navigation.block(guard, isUnsaved)
  const remove = navigation.closeOnBack?.(close)
  window.history.back()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(guard).not.toHaveBeenCalled()
  const unblockDialog = navigation.block(guard, isUnsaved)
  window.history.back()
  await vi.waitFor(() => expect(guard).toHaveBeenCalledOnce())
  expect(close).toHaveBeenCalledOnce()
  expect(shown()).toBe(before)
  for (const end of [unblockForm, unblockDialog, remove]) end?.()
})

it('does not warn on closing the tab because of a dialog', () => {
  const unblock = navigation.block(
    () => true,
    () => false,
  )
  const remove = navigation.closeOnBack?.(() => {})
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  unblock()
  remove?.()
})
