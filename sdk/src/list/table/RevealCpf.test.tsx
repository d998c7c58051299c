import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  clear = await renderFeedback(<RevealCpf of={1} value="08123456905" name="Ana" reveal={() => Promise.resolve('08123456905')} />)
  await expect.element(page.getByText('***.234.569-**')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await reveal().click()
  await expect.element(page.getByText('081.234.569-05')).toBeVisible()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(page.getByText('***.234.569-**')).toBeVisible()
})

it('keeps it masked and says why when the server refuses', async () => {
  clear = await renderFeedback(
    <RevealCpf of={1} value="08123456905" name="Ana" reveal={() => Promise.reject(new TypeError('Failed to fetch'))} />,
  )
  await reveal().click()
  await expect.element(page.getByText('Não foi possível revelar o CPF')).toBeVisible()
  await expect.element(page.getByText('***.234.569-**')).toBeVisible()
})

describe('in a cell that shows another person', () => {
  const other = () => page.getByRole('button', { name: 'Other person' })

  function Cell({ reveal }: { readonly reveal: () => Promise<string> }) {
    const [id, setId] = useState(1)
    return (
      <>
        <RevealCpf of={id} value={id === 1 ? '08123456905' : '52998224725'} name={id === 1 ? 'Ana' : 'Bia'} reveal={reveal} />
        <button type="button" onClick={() => setId(3 - id)}>
          Other person
        </button>
      </>
    )
  }

  it('stays masked, and is masked again when the first one comes back', async () => {
    clear = await renderFeedback(<Cell reveal={() => Promise.resolve('08123456905')} />)
    await reveal().click()
    await expect.element(page.getByText('081.234.569-05')).toBeVisible()
    await other().click()
    await expect.element(page.getByText('***.982.247-**')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Revelar o CPF de Bia' })).toBeVisible()
    await other().click()
    await expect.element(page.getByText('***.234.569-**')).toBeVisible()
  })

  it('ignores an answer that was for the first one', async () => {
    let answer = (_cpf: string) => {}
    const asked = new Promise<string>((resolve) => {
      answer = resolve
    })
    clear = await renderFeedback(<Cell reveal={() => asked} />)
    await reveal().click()
    await expect.element(reveal()).toHaveAttribute('aria-busy', 'true')
    await other().click()
    answer('08123456905')
    await expect.element(page.getByText('***.982.247-**')).toBeVisible()
    await expect.element(page.getByText('081.234.569-05')).not.toBeInTheDocument()
    await other().click()
    await expect.element(reveal()).toHaveAttribute('aria-busy', 'false')
  })
})
