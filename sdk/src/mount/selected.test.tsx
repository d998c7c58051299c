import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SelectedContext, type SelectedRecords, useTellSelected } from './selected.js'

function List({ ids }: { readonly ids: ReadonlySet<number> }): null {
  useTellSelected('/pessoas', { ids, count: ids.size })
  return null
}

it('tells the host what is ticked and when nothing is any more, and nothing at first', async () => {
  const onSelected = vi.fn<(selected: SelectedRecords) => void>()
  const root = createRoot(document.createElement('div'))
  const show = (...ids: readonly number[]) =>
    root.render(
      <SelectedContext value={onSelected}>
        <List ids={new Set(ids)} />
      </SelectedContext>,
    )
  show()
  await vi.waitFor(() => expect(onSelected).not.toHaveBeenCalled())
  show(3, 7)
  await vi.waitFor(() => expect(onSelected).toHaveBeenLastCalledWith({ path: '/pessoas', ids: [3, 7], total: 2 }))
  show()
  await vi.waitFor(() => expect(onSelected).toHaveBeenLastCalledWith({ path: '/pessoas', ids: [], total: 0 }))
  expect(onSelected).toHaveBeenCalledTimes(2)
  root.unmount()
})
