import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useToasts } from './FeedbackProvider.js'
import type { Toast, ToastPosition, ToastSeverity } from './feedback.js'
import { renderFeedback } from './renderFeedback.testkit.js'
import { ToastRegion } from './ToastRegion.js'
import { createToastQueue } from './toastQueue.js'

let clear = () => {}
afterEach(() => clear())

function Toaster(toast: Partial<Toast>) {
  const toasts = useToasts()
  return <button onClick={() => toasts.show({ title: 'Atenção', ...toast })}>avisar</button>
}

const animationOf = (element: Element) => element.getAnimations()[0] as CSSAnimation

/** Distances from the window's left, top, right and bottom edges; `undefined` where the position does not fix one. */
const places: Readonly<Record<ToastPosition, readonly (number | undefined)[]>> = {
  'top-left': [20, 20],
  'top-center': [318, 20, 318],
  'top-right': [undefined, 20, 20],
  'bottom-left': [20, undefined, undefined, 20],
  'bottom-center': [318, undefined, 318, 20],
  'bottom-right': [undefined, undefined, 20, 20],
  center: [318, undefined, 318],
}

const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const

describe('toasts, as the specification says them', () => {
  it('section 4, "Toast severities: info (default), success, warn, error, secondary, contrast": each has a look of its own', async () => {
    const queue = createToastQueue()
    clear = await renderFeedback(<ToastRegion queue={queue} />)
    for (const severity of [...severities.slice(1), undefined]) queue.show({ severity, title: 'Atenção' })
    // At most five toasts are shown, and the oldest is read before it leaves.
    await expect.poll(() => looks().length).toBe(5)
    const newest = looks()
    queue.close('toast-6')
    await expect.poll(() => looks()[0]?.[0]).toBe('success')
    const all = new Map([...newest, ...looks()] as [string, string][])
    expect([...all.keys()].sort()).toEqual([...severities].sort())
    expect(new Set(all.values()).size).toBe(6)
  })

  it('section 4, "can be closed by the user unless closable is false"', async () => {
    clear = await renderFeedback(<Toaster isClosable={false} />)
    await page.getByText('avisar').click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Fechar' })).not.toBeInTheDocument()
  })

  it('section 8, "Invalid alert": one that says nothing, or is of no known severity, says so instead of breaking the page', async () => {
    clear = await renderFeedback(<Toaster title="" severity={'fatal' as ToastSeverity} />)
    await page.getByText('avisar').click()
    await expect.element(page.getByRole('alertdialog', { name: 'Alerta inválido' })).toHaveAttribute('data-severity', 'info')
  })

  it('section 9, "default position top-right with 20 px offsets in the base widget"', async () => {
    const queue = createToastQueue()
    clear = await renderFeedback(<ToastRegion queue={queue} />)
    queue.show({ title: 'Atenção' })
    const toast = page.getByRole('alertdialog')
    await expect.element(toast).toBeVisible()
    animationOf(toast.element()).finish()
    const { right, top } = toast.element().getBoundingClientRect()
    expect([innerWidth - right, top]).toEqual([20, 20])
  })

  it('section 9, "Transitions 0.3 to 0.45 s": comes in 0.3 s, leaves in 0.45 s', async () => {
    clear = await renderFeedback(<Toaster />)
    await page.getByText('avisar').click()
    const toast = page.getByRole('alertdialog')
    await expect.element(toast).toBeVisible()
    const card = toast.element()
    const durationOf = () => getComputedStyle(card).animationDuration
    expect(durationOf()).toBe('0.3s')
    await page.getByRole('button', { name: 'Fechar' }).click()
    await expect.poll(durationOf).toBe('0.45s')
    await expect.poll(() => card.isConnected).toBe(false)
  })
})

/** Severity and colours of every shown toast. */
function looks() {
  return [...document.querySelectorAll<HTMLElement>('.ep-toast:not([data-leaving])')].map((card) => {
    const { backgroundColor, borderInlineStartColor } = getComputedStyle(card)
    return [card.dataset.severity, `${backgroundColor} ${borderInlineStartColor}`]
  })
}

describe('toasts', () => {
  it.each(Object.entries(places))('section 9, "Positions available": 20 px from the edges at %s', async (position, wanted) => {
    clear = await renderFeedback(<Toaster />, { toastPosition: position as ToastPosition })
    await page.getByText('avisar').click()
    const toast = page.getByRole('alertdialog')
    await expect.element(toast).toBeVisible()
    animationOf(toast.element()).finish()
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

  it.each(['error', 'warn'] as const)('of severity %s interrupt a screen reader', async (severity) => {
    clear = await renderFeedback(<Toaster severity={severity} />)
    await page.getByText('avisar').click()
    await expect.element(page.getByRole('alertdialog').getByRole('alert')).toHaveTextContent('Atenção')
  })

  it.each(['success', undefined] as const)('of severity %s come into one polite region that was there before them', async (severity) => {
    clear = await renderFeedback(<Toaster severity={severity} />)
    const came: (string | undefined)[] = []
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes)
          if (node.textContent?.includes('Atenção'))
            came.push((target as Element).closest('[aria-live]')?.getAttribute('aria-live') ?? undefined)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await page.getByText('avisar').click()
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Atenção')
    observer.disconnect()
    expect(came).toEqual(['polite'])
    expect(page.getByRole('alertdialog').getByRole('alert').elements()).toEqual([])
    expect(page.getByRole('alertdialog').element().querySelector('[aria-live], [role="status"]')).toBeNull()
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
