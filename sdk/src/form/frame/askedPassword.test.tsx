import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { TestBackoffice } from '../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../testing/samples/samples.js'
import { formScreen } from './formScreen.js'

const DepartmentForm = formScreen(department)
let unmount = () => undefined as void
afterEach(() => unmount())

/** A form whose saves find that the session has ended, once `end` is called. */
function open(): { readonly end: () => void } {
  const { fetch } = createMemoryApi({ records: sampleRecords, requiresSession: false })
  let end = () => undefined as void
  const isOver = new Promise<void>((resolve) => (end = resolve))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const answer: typeof fetch = async (address, options) => {
    if (options?.method !== 'PUT') return fetch(address, options)
    await isOver
    return Response.json({ success: false, code: 'unauthorized' }, { status: 401 })
  }
  root.render(
    <TestBackoffice fetch={answer} address="/administrativo/departamentos/2">
      <DepartmentForm params={{ id: '2' }} />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
  return { end }
}

it('does not say that it saves while it waits for the password', async () => {
  const { end } = open()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Outro nome')
  await userEvent.keyboard('{Control>}s{/Control}')
  const said = () => document.querySelector('.ep-form-state')?.textContent
  await expect.poll(said).toBe('Salvando…')
  end()
  await expect.element(page.getByRole('dialog', { name: 'Entre de novo para continuar' })).toBeVisible()
  expect(said()).toBe('Alterações não salvas')
})
