import { expect, it } from 'vitest'
import { closingRemark, openingRemark } from './besideEvent.js'

const event = { startDate: '2026-05-06', endDate: '2026-05-11' }

it('says that a canteen opens or closes before or after its event, also that it lacks the last day', () => {
  const days = ['2026-05-05', '2026-05-06', '2026-05-11', '2026-05-12']
  expect(days.map((day) => openingRemark(event, day)?.code)).toEqual(['beforeEvent', undefined, 'afterStart', 'afterStart'])
  expect(days.map((day) => closingRemark(event, day)?.code)).toEqual(['beforeEnd', 'beforeEnd', undefined, 'afterEvent'])
})
