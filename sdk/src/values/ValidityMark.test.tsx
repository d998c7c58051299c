import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderFeedback } from '../feedback/renderFeedback.testkit.js'
import { ValidityMark } from './ValidityMark.js'

let clear = () => {}
afterEach(() => {
  vi.useRealTimers()
  clear()
})
const show = async (validUntil: string | null) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-05T15:00:00Z') })
  clear = await renderFeedback(<ValidityMark validUntil={validUntil} />)
}

it.each([
  ['2026-06-05', 'válida', 'ep-badge-positive'],
  ['2026-06-04', 'vence em 30 dias', 'ep-badge-notice'],
  ['2026-05-06', 'vence em 1 dia', 'ep-badge-notice'],
  ['2026-05-05', 'vence hoje', 'ep-badge-notice'],
  ['2026-05-04', 'vencida', 'ep-badge-negative'],
])('says of what holds until %s: %s, with a sign of its own', async (validUntil, text, tone) => {
  await show(validUntil)
  const mark = page.getByTitle(`${text} · ${validUntil.split('-').reverse().join('/')}`)
  await expect.element(mark).toHaveTextContent(text)
  await expect.element(mark).toHaveClass(tone)
  expect(mark.element().querySelector('svg')).not.toBeNull()
})

it.each([null, '', '31/1', '2026-02-30'])('says nothing of %s', async (validUntil) => {
  await show(validUntil)
  expect(document.querySelector('.ep-badge')).toBeNull()
})
