import { expect, test } from '../clerk.js'
import { inDays } from '../days.js'
import { callerOf, registerLot } from '../lots.js'
import { pdfPages } from '../pdfText.js'
import { materials, serviceRequestDraft, serviceRequests } from '../records.js'

const many = 60

test('a memo of many items fills sheets of A4: each repeats the headings, no line is cut, the total stands once', async ({
  page,
  records,
}) => {
  const caller = await callerOf(page)
  const catalogue = await caller.read(`${materials}?status=ativo&por_pagina=${many}&ordem=code`)
  expect(catalogue).toHaveLength(many)
  const lot = await registerLot(
    caller,
    records,
    catalogue.map(({ id }) => ({ materialId: id, quantity: '100' })),
  )
  const day = inDays(0)
  const { id } = await records.create(
    serviceRequests,
    serviceRequestDraft({
      ...{ tenderId: lot.tenderId, lotId: lot.lotId, date: day, startDate: day, endDate: day, managerId: 3, inspectorId: 4 },
      items: lot.itemIds.map((lotItemId) => ({ lotItemId, quantity: '10' })),
    }),
  )
  await caller.move(`${serviceRequests}/${id}`, 'send')
  const { number } = await records.read(serviceRequests, id)
  await page.goto(`${serviceRequests}/${id}`)
  await page.locator('.ep-memo').waitFor({ state: 'attached' })
  await expect(page.locator('.ep-memo-items tbody tr')).toHaveCount(many)
  const file = await page.pdf({ preferCSSPageSize: true })
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file.toString('latin1')) ?? []
  expect([Math.round(Number(width) / 2.835), Math.round(Number(height) / 2.835)]).toEqual([210, 297])

  const pages = pdfPages(file).map((text) => text.replace(/\s+/g, ' '))
  expect(pages.length).toBeGreaterThanOrEqual(2)
  expect(pages.length).toBeLessThanOrEqual(5)
  expect(pages[0]).toContain(String(number))
  expect(pages[0]).toContain('24.318.507-6')
  // Every sheet with items has the headings, and each item is on one sheet only.
  const codes = catalogue.map(({ code }) => String(code))
  const held = pages.map((text) => codes.filter((code) => text.includes(code)).length)
  expect(held.reduce((sum, count) => sum + count, 0)).toBe(many)
  for (const [place, count] of held.entries()) if (count > 0) expect(pages[place], `sheet ${place + 1}`).toContain('Preço unitário')
  expect(pages.join(' ').split('treze mil cento e quarenta reais')).toHaveLength(2)
  expect(pages.join(' ').split('R$ 13.140,00').length - 1).toBe(1)
  expect(pages.at(-1)).toContain('Autoridade competente')
})
