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
  show(path.replace('{id}', '1'), Screen as ComponentType<ScreenProps>)
  await vi.waitFor(() => expect(document.body.textContent).toContain(entity.title(first)), { timeout: 10_000 })
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

function show(address: string, Screen: ComponentType<ScreenProps>): void {
  const { fetch } = createMemoryApi({ records: sampleRecords })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={address}>
      <Screen params={{ id: '1' }} />
    </TestBackoffice>,
  )
  leave = () => {
    root.unmount()
    place.remove()
  }
}
