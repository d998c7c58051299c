import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderFeedback } from '../../feedback/renderFeedback.testkit.js'
import type { ListController } from '../state/useListController.js'
import { useFocusRescue } from './useFocusRescue.js'

const controller = { actions: {} } as ListController

function List() {
  const frame = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const rescue = useFocusRescue(frame, search, controller)
  return (
    <div ref={frame} {...rescue}>
      <button type="button">Opener</button>
      <input aria-label="Search" ref={search} />
      <ul />
    </div>
  )
}

let clear = () => {}
afterEach(() => {
  vi.restoreAllMocks()
  clear()
})
const opener = () => page.getByRole('button', { name: 'Opener' })
const rows = () => page.getByRole('list').element()

/** Removes the dialog as react-aria does: the focus returns in the next frame, unless something else took it. */
function close(dialog: HTMLElement, button: HTMLElement): void {
  dialog.remove()
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) button.focus()
  })
}

test('leaves the focus to a dialog that closes, also on a busy machine that draws its next frame late', async () => {
  clear = await renderFeedback(<List />)
  await expect.element(opener()).toBeVisible()
  const dialog = document.body.appendChild(document.createElement('button'))
  const button = opener().element() as HTMLElement
  button.focus()
  dialog.focus()
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((work) => Number(setTimeout(work, 600)))
  rows().append(document.createElement('li'))
  close(dialog, button)
  await expect.element(opener()).toHaveFocus()
})
