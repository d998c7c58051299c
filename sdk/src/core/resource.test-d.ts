import { department } from '../resources/administrative/department/resource.js'
import { departmentContract } from '../resources/administrative/department/contract.js'
import { departmentMessages } from '../resources/administrative/department/messages.js'
import type { Department, DepartmentDraft } from '../resources/administrative/department/schema.js'
import type { Controls } from './control.js'
import { integer } from '../kinds/number/integer.js'
import { text } from '../kinds/text/text.js'
import type { ResourceMessages } from './messages.js'
import { defineResource } from './resource.js'

const { name, ...rest } = department.fields as unknown as Controls<DepartmentDraft>

const good = {
  messages: departmentMessages,
  title: 'name' as const,
  columns: ['name'],
  fields: { ...rest, name: text() },
  sections: [{ title: 'contact', fields: ['name'] }],
} as const

defineResource(departmentContract, good)

// @ts-expect-error a column that is no field of the record
defineResource(departmentContract, { ...good, columns: ['nome'] })
// @ts-expect-error a column definition whose key is no field
defineResource(departmentContract, { ...good, columns: [{ key: 'nome' }] })
// @ts-expect-error a control that cannot hold the field's type
defineResource(departmentContract, { ...good, fields: { ...rest, name: integer() } })
// @ts-expect-error a control of a field that does not exist
defineResource(departmentContract, { ...good, fields: { ...rest, name, nome: text() } })
// @ts-expect-error a field without a control
defineResource(departmentContract, { ...good, fields: { name } })
// @ts-expect-error a section without a title in the messages
defineResource(departmentContract, { ...good, sections: [{ title: 'unknown', fields: ['name'] }] })
// @ts-expect-error a section of a field that does not exist
defineResource(departmentContract, { ...good, sections: [{ title: 'contact', fields: ['nome'] }] })

const { name: _dropped, ...incomplete } = departmentMessages['pt-BR'].fields
// @ts-expect-error a missing label
;({ ...departmentMessages, 'pt-BR': { ...departmentMessages['pt-BR'], fields: incomplete } }) satisfies ResourceMessages<
  Department,
  DepartmentDraft
>
// @ts-expect-error a missing language
;({ 'pt-BR': departmentMessages['pt-BR'], 'en-US': departmentMessages['en-US'] }) satisfies ResourceMessages<Department, DepartmentDraft>
// @ts-expect-error a missing label of a value of a closed list
;({ ...departmentMessages, 'pt-BR': { ...departmentMessages['pt-BR'], options: { kind: { setor: 'Setor' } } } }) satisfies ResourceMessages<
  Department,
  DepartmentDraft
>
