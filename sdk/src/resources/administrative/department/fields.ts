import type { AnyContract } from '../../../core/contract.js'
import { type DraftOf, fieldIs } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { regionContract } from '../../service-memos/region/contract.js'
import { departmentContract } from './contract.js'

// Typed here: the compiler cannot infer records that refer to one another, or to their own kind.
const departments: AnyContract = departmentContract
const people: AnyContract = personContract

/** Kinds of unit, from the top of the structure to the bottom; domain model B6.1. */
export const departmentKinds = ['gabinete', 'diretoria', 'coordenacao', 'nucleo', 'divisao', 'setor', 'escritorio-regional'] as const

/** The fields of a department (Departamento). */
export const departmentFields = {
  name: kind.text({ required: true, minLength: 3, maxLength: 120 }),
  acronym: kind.text({ required: true, pattern: /^[A-Z0-9/-]{2,15}$/, maxLength: 15, upperCase: true }),
  kind: kind.choice({ required: true, values: departmentKinds }),
  parentId: kind.reference(departments),
  managerId: kind.reference(people),
  deputyId: kind.reference(people),
  regionId: kind.reference(regionContract, { required: fieldIs('kind', 'escritorio-regional') }),
  email: kind.email({ required: true }),
  phone: kind.phone(),
  extension: kind.masked({ pattern: '#####', shape: /^[0-9]{3,5}$/ }),
  budgetUnit: kind.text({ maxLength: 20 }),
  sortOrder: kind.integer({ min: 0, max: 999 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A unit as the API receives it: parent, people and region by id. */
export interface DepartmentDraft extends DraftOf<typeof departmentFields> {}
