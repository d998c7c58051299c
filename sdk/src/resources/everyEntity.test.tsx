import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { ScreenProps } from '../core/route.js'
import type { Stored } from '../core/record.js'
import { entityScreens } from '../entityPages.js'
import { routes } from '../routes.js'
import { TestBackoffice } from '../testing/backoffice/TestBackoffice.js'
import { builtEntities } from '../testing/builtEntities.js'
import { createMemoryApi } from '../testing/memory/memoryApi.js'
import { sampleRecords } from '../testing/samples/samples.js'

let leave = () => undefined as void
afterEach(() => leave())

const pages = Object.entries(entityScreens).flatMap(([name, load]) => {
  const route = routes.find((each) => each.name === name)
  const entity = builtEntities.find(({ contract }) => route && route.path.replace('/{id}', '') === contract.path)
  return load && route && entity ? [{ path: route.path, load, entity }] : []
})

test.each(pages)('$path opens with its records', async ({ path, load, entity }) => {
  const records: Readonly<Record<string, readonly object[]>> = sampleRecords
  const first = records[entity.contract.name]?.[0] as Stored
  const { Screen } = await load()
  const { parent } = entity.contract
  const above = parent ? { [parent.param]: String((first as unknown as Readonly<Record<string, unknown>>)[parent.key]) } : {}
  show(path, { Screen: Screen as ComponentType<ScreenProps>, params: { id: String(first.id), ...above } })
  // A title may start with a number, and the row then carries it as its name.
  const isShown = () =>
    [document.body.textContent, ...Array.from(document.querySelectorAll('[aria-label]'), (each) => each.getAttribute('aria-label'))].some(
      (text) => text?.includes(entity.title(first)),
    )
  await vi.waitFor(() => expect(isShown()).toBe(true))
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

interface Shown {
  readonly Screen: ComponentType<ScreenProps>
  readonly params: Readonly<Record<string, string>>
}

function show(path: string, { Screen, params }: Shown): void {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const { fetch } = createMemoryApi({ records: sampleRecords })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={address}>
      <Screen params={params} />
    </TestBackoffice>,
  )
  leave = () => {
    root.unmount()
    place.remove()
  }
}
