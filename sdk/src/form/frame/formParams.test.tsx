import { Component, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { routes } from '../../routes.js'
import type { Route } from '../../core/route.js'
import { TestBackoffice } from '../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'

let element: HTMLElement
let stop: () => void
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
  // React repeats what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  stop()
  element.remove()
  vi.restoreAllMocks()
})

class Caught extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override state: { readonly message?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message ?? this.props.children
}

async function show(route: Route, props: object) {
  if (!route.screen) throw new Error('no screen')
  const { Screen } = (await route.screen()) as unknown as { readonly Screen: ComponentType<object> }
  const root = createRoot(element)
  stop = () => root.unmount()
  root.render(
    <TestBackoffice fetch={createMemoryApi().fetch} address={route.path} locale="pt-BR">
      <Caught>
        <Screen {...props} />
      </Caught>
    </TestBackoffice>,
  )
}

const forms = (routes as readonly Route[]).filter(({ kind, path }) => kind === 'form' && path.endsWith('{id}'))

it.each(forms)('$path without a record says what to pass, and shows no empty form', async (route) => {
  await show(route, {})
  await expect.poll(() => element.textContent).toContain('it does not say which record. Pass params={{ id: "novo" }} for a new one')
})

const withParameter = (routes as readonly Route[]).filter(({ path }) => path.includes('{'))

it.each(withParameter)('$path without its parameters says which to pass', async (route) => {
  await show(route, {})
  await expect.poll(() => element.textContent).toMatch(/(it does not say which \w+|parameter "\w+" has no value)\. Pass .*params/)
})

it.each(withParameter.filter(({ path }) => /\{\w+\}.*\{id\}/.test(path)))('$path with only its id says what is above it', async (route) => {
  await show(route, { params: { id: 'novo' } })
  await expect.poll(() => element.textContent).toMatch(/parameter "\w+" has no value\. Pass params/)
})

it('a page of no event says so', async () => {
  const route = withParameter.find(({ name }) => name === 'eventHome')
  if (route) await show(route, { params: { eventoId: 'novo' } })
  await expect.poll(() => element.textContent).toContain('"novo" is no event. Pass the digits of its id: params={{ eventoId: "7" }}')
})

it('a record that cannot be is named', async () => {
  const [route] = forms
  if (route) await show(route, { params: { id: 'new' } })
  await expect.poll(() => element.textContent).toContain('"new" is no record. Pass params={{ id: "novo" }}')
})
