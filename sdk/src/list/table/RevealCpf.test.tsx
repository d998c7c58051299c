import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderFeedback } from '../../feedback/renderFeedback.testkit.js'
import { RevealCpf } from './RevealCpf.js'

let clear = () => {}
afterEach(() => {
  vi.useRealTimers()
  clear()
})
const reveal = () => page.getByRole('button', { name: 'Revelar o CPF de Ana' })

it('shows a CPF when asked and hides it again after 30 s', async () => {
  clear = await renderFeedback(<RevealCpf value="08123456905" name="Ana" reveal={() => Promise.resolve('08123456905')} />)
  await expect.element(page.getByText('***.234.569-**')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await reveal().click()
  await expect.element(page.getByText('081.234.569-05')).toBeVisible()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(page.getByText('***.234.569-**')).toBeVisible()
})

it('keeps it masked and says why when the server refuses', async () => {
  clear = await renderFeedback(<RevealCpf value="08123456905" name="Ana" reveal={() => Promise.reject(new TypeError('Failed to fetch'))} />)
  await reveal().click()
  await expect.element(page.getByText('Não foi possível revelar o CPF')).toBeVisible()
  await expect.element(page.getByText('***.234.569-**')).toBeVisible()
})
