import { expect, it } from 'vitest'
import type { Stored } from '../../core/record.js'
import { tender } from '../../resources/service-memos/tender/resource.js'
import { withCell } from './withCell.js'

it('leaves a cell without a value to the dash of empty cells, and draws all others', () => {
  const { columns } = withCell(tender, 'awardedTotal', ({ awardedTotal }) => `drawn: ${awardedTotal}`)
  const column = columns.find(({ key }) => key === 'awardedTotal')
  const cell = (awardedTotal: unknown) => column?.render?.(awardedTotal, { awardedTotal } as unknown as Stored)
  expect([cell(null), cell(undefined), cell('21900.00')]).toEqual([null, null, 'drawn: 21900.00'])
})

it('draws a cell without a value when the component says something about that', () => {
  const hasContent = ({ status }: { readonly status: string }) => status === 'vigente'
  const { columns } = withCell(tender, 'awardedTotal', { render: () => 'nothing awarded', hasContent })
  const column = columns.find(({ key }) => key === 'awardedTotal')
  const cell = (status: string) => column?.render?.(null, { status, awardedTotal: null } as unknown as Stored)
  expect([cell('vigente'), cell('planejada')]).toEqual(['nothing awarded', null])
})
