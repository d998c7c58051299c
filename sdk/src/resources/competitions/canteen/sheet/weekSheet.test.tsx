import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { formatDate } from '../../../../locale/formatDate.js'
import { canteenSamples } from '../samples.js'
import type { Canteen } from '../schema.js'
import { WeekSheet } from './WeekSheet.js'

it('prints a week with its year, and each menu with its energy and for whom it is', async () => {
  const record = { ...canteenSamples[0], event: { id: 1, label: 'Jogos Escolares' } } as unknown as Canteen
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<WeekSheet record={record} />)
  const texts = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent)
  await expect.poll(() => texts('td').filter((text) => text !== '—')).toHaveLength(1)
  expect(texts('td').find((text) => text !== '—')).toBe('Frango assadoArroz e feijãoAlface e tomateSem glúten · Sem lactose · 850 kcal')
  expect(texts('thead small')[0]).toBe(formatDate(record.operatingFrom))
  root.unmount()
  place.remove()
})
