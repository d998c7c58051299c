import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useToasts } from './FeedbackProvider.js'
import type { ToastPosition, ToastSeverity } from './feedback.js'
import { renderFeedback } from './renderFeedback.testkit.js'

let clear = () => {}
afterEach(() => clear())

function Toaster({ severity }: { readonly severity?: ToastSeverity }) {
  const toasts = useToasts()
  return <button onClick={() => toasts.show({ severity, title: 'Atenção' })}>avisar</button>
}

/** Distances from the window's edges: left, top, right, bottom; `undefined` where the place does not say. */
const places: Readonly<Record<ToastPosition, readonly (number | undefined)[]>> = {
  'top-left': [20, 20],
  'top-center': [318, 20, 318],
  'top-right': [undefined, 20, 20],
  'bottom-left': [20, undefined, undefined, 20],
  'bottom-center': [318, undefined, 318, 20],
  'bottom-right': [undefined, undefined, 20, 20],
  center: [318, undefined, 318],
}

describe('toasts', () => {
  it.each(Object.entries(places))('lie at %s', async (position, wanted) => {
    clear = await renderFeedback(<Toaster />, { toastPosition: position as ToastPosition })
    await page.getByText('avisar').click()
    const toast = page.getByRole('alertdialog')
    await expect.element(toast).toBeVisible()
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const { left, top, right, bottom } = toast.element().getBoundingClientRect()
    const edges = [left, top, innerWidth - right, innerHeight - bottom]
    expect(edges.map((edge, index) => wanted[index] && Math.round(edge))).toEqual([...wanted, ...Array(4 - wanted.length)])
  })

  it.each([
    ['success', 'Sucesso'],
    ['warn', 'Atenção'],
    ['error', 'Erro'],
  ] as const)('say in words that they are about %s', async (severity, name) => {
    clear = await renderFeedback(<Toaster severity={severity} />)
    await page.getByText('avisar').click()
    await expect.element(page.getByRole('img', { name })).toBeVisible()
  })

  it.each([
    ['error', 'alert'],
    ['warn', 'alert'],
    ['success', 'status'],
    [undefined, 'status'],
  ] as const)('of severity %s are announced as %s', async (severity, role) => {
    clear = await renderFeedback(<Toaster severity={severity} />)
    await page.getByText('avisar').click()
    await expect.element(page.getByRole('alertdialog').getByRole(role)).toHaveTextContent('Atenção')
  })

  it('keep an error until it is closed: five stand, older ones are counted and come back', async () => {
    clear = await renderFeedback(<Crowd />)
    await page.getByText('avisar').click()
    await expect.element(page.getByText('mais 4', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Erro 1', { exact: true })).not.toBeInTheDocument()
    for (let left = 9; left > 5; left--)
      await page
        .getByRole('button', { name: /^Fechar/ })
        .last()
        .click()
    await expect.element(page.getByText('Erro 1', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^mais/)).not.toBeInTheDocument()
  })
})

function Crowd() {
  const toasts = useToasts()
  const fail = () => [1, 2, 3, 4, 5, 6, 7, 8, 9].forEach((number) => toasts.show({ severity: 'error', title: `Erro ${number}` }))
  return <button onClick={fail}>avisar</button>
}
