import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { Overlay } from 'react-aria/Overlay'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { documentMount } from '../mount/documentMount.js'
import type { Mount } from '../mount/mount.js'
import { shadowMount } from '../mount/shadowMount.js'
import { ThemeProvider, useMenuMode, useTheme } from './ThemeProvider.js'
import { createThemeStore } from './themeStore.js'

let root: Root
let box: HTMLElement
let mount: Mount
beforeEach(async () => {
  await page.viewport(1000, 700)
  box = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  root.unmount()
  box.remove()
  mount.portal.remove()
})

const renders = { screen: 0, panel: 0 }
const count: ProfilerOnRenderCallback = (id) => renders[id as keyof typeof renders]++

function Screen() {
  return (
    <>
      <button style={{ background: 'var(--ep-accent)' }}>Salvar</button>
      <Overlay>
        <p className="ep-root">Paraná</p>
      </Overlay>
    </>
  )
}

/** Renders again when the menu mode changes, and for no other change. */
function Observer() {
  return useMenuMode()
}

function Panel() {
  const [theme] = useTheme()
  return <output>{theme.primary}</output>
}

function render(place: 'page' | 'shadow') {
  const store = createThemeStore()
  const shadow = place === 'shadow' ? box.attachShadow({ mode: 'open' }) : undefined
  mount = shadow ? shadowMount(shadow) : documentMount()
  if (shadow) for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) shadow.append(style.cloneNode(true))
  root = createRoot(shadow ? shadow.insertBefore(document.createElement('div'), mount.portal) : box)
  root.render(
    <ThemeProvider store={store} mount={mount} locale="pt-BR">
      <Screen />
      <Profiler id="screen" onRender={count}>
        <Observer />
      </Profiler>
      <Profiler id="panel" onRender={count}>
        <Panel />
      </Profiler>
    </ThemeProvider>,
  )
  return store
}

const colorOf = (element: Element) => getComputedStyle(element).backgroundColor

describe.each(['page', 'shadow'] as const)('the look in a %s', (place) => {
  it('changes without rendering any screen again', async () => {
    const store = render(place)
    const button = page.getByRole('button', { name: 'Salvar' })
    await expect.element(button).toBeVisible()
    const before = { ...renders }
    const teal = colorOf(button.element())
    store.set({ primary: 'violet', surface: 'slate', preset: 'Aura' })
    await vi.waitFor(() => expect(colorOf(button.element())).not.toBe(teal))
    await vi.waitFor(() => expect(renders).toEqual({ screen: before.screen, panel: before.panel + 1 }))
  })

  it('turns dark by one class on its host element', async () => {
    const store = render(place)
    const button = page.getByRole('button', { name: 'Salvar' })
    await expect.element(button).toBeVisible()
    const ground = button.element().closest('.ep-root') as Element
    const light = colorOf(ground)
    const before = renders.screen
    store.set({ darkTheme: true })
    await vi.waitFor(() => expect(colorOf(ground)).not.toBe(light))
    expect(mount.host.classList.contains('app-dark')).toBe(true)
    expect(getComputedStyle(ground).colorScheme).toBe('dark')
    expect(renders.screen).toBe(before)
    if (place === 'shadow') expect(document.documentElement.classList.contains('app-dark')).toBe(false)
  })

  it('turns dark in a view transition where the page is ours, and at once where it is another’s', async () => {
    const store = render(place)
    await expect.element(page.getByRole('button', { name: 'Salvar' })).toBeVisible()
    const start = vi.spyOn(document, 'startViewTransition')
    store.set({ darkTheme: true })
    expect(start).toHaveBeenCalledTimes(place === 'page' ? 1 : 0)
    const transition = start.mock.results[0]?.value as ViewTransition | undefined
    await transition?.updateCallbackDone
    expect(mount.host.classList.contains('app-dark')).toBe(true)
    await transition?.finished
    start.mockRestore()
  })

  it('reaches what is portalled', async () => {
    render(place)
    const overlay = page.getByText('Paraná')
    await expect.element(overlay).toBeVisible()
    expect(mount.portal.contains(overlay.element())).toBe(true)
    expect(getComputedStyle(overlay.element()).getPropertyValue('--ep-card')).toBe('#ffffff')
  })

  it('leaves nothing behind', async () => {
    const store = render(place)
    await expect.element(page.getByRole('button', { name: 'Salvar' })).toBeVisible()
    store.set({ darkTheme: true })
    await vi.waitFor(() => expect(mount.host.classList.contains('app-dark')).toBe(true))
    root.unmount()
    expect(mount.host.classList.contains('app-dark')).toBe(false)
    expect(mount.root.adoptedStyleSheets).toHaveLength(0)
  })
})
