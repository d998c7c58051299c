import type { EntityFolder } from '../EntityFolder.js'
import { personalDataCalls } from './privacy/calls.js'
import { person } from './entity.js'
import { seedPeople } from './seed.js'
import { personTables } from './table.js'

export const personFolder: EntityFolder = {
  entity: person,
  tables: personTables,
  steps: {
    '003-people-by-whole-cpf': `update person set search_text = replace(search_text, ' | ' || cpf, '') where cpf is not null;`,
  },
  demo: seedPeople,
  calls: personalDataCalls,
}
