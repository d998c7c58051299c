import { expect, it } from 'vitest'
import type { ServiceRequest } from '../schema.js'
import { serviceRequestSamples } from '../samples.js'
import { requestLacks } from './requestLacks.js'

const person = (id: number) => ({ id, label: `Pessoa ${id}` })
const lacks = (more: object) =>
  requestLacks({
    ...serviceRequestSamples[1],
    supplierTrouble: null,
    managerId: null,
    inspectorId: null,
    ...more,
  } as unknown as ServiceRequest).map(({ code }) => code)

it('takes manager and inspector of the tender where the request names none, and they are two people', () => {
  expect(lacks({})).toEqual(['managerMissing', 'inspectorMissing'])
  expect(lacks({ tenderManager: person(1), tenderInspector: person(2) })).toEqual([])
  expect(lacks({ managerId: 2, tenderManager: person(1), tenderInspector: person(2) })).toEqual(['inspectorIsManager'])
})
