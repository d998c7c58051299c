import type { ComponentProps } from 'react'
import type { CanteenForm } from '../../resources/competitions/canteen/CanteenForm.js'
import type { DepartmentForm } from '../../resources/administrative/department/DepartmentForm.js'
import type { LotForm } from '../../resources/service-memos/lot/LotForm.js'
import type { MaterialForm } from '../../resources/service-memos/gms/material/MaterialForm.js'
import type { PersonForm } from '../../resources/people/person/screens/PersonForm.js'

// A form says which record it shows; an empty new form must not appear by mistake.
export const newPerson: ComponentProps<typeof PersonForm> = { params: { id: 'novo' } }
// @ts-expect-error no record
export const person: ComponentProps<typeof PersonForm> = {}
// @ts-expect-error no record
export const department: ComponentProps<typeof DepartmentForm> = {}
// @ts-expect-error no record
export const lot: ComponentProps<typeof LotForm> = {}
// @ts-expect-error no record
export const material: ComponentProps<typeof MaterialForm> = {}
// @ts-expect-error no record, though there are params
export const unnamed: ComponentProps<typeof DepartmentForm> = { params: {} }
export const newLot: ComponentProps<typeof LotForm> = { params: { id: 'novo', licitacaoId: '7' } }
// @ts-expect-error no tender above the lot
export const looseLot: ComponentProps<typeof LotForm> = { params: { id: 'novo' } }
// @ts-expect-error no event above the canteen
export const looseCanteen: ComponentProps<typeof CanteenForm> = { params: { id: 'novo' } }
