import { modalityGroups } from '../../../blocks/modalities/modalities.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { classLevelContract } from './contract.js'
import { classLevelFields } from './fields.js'
import { classLevelMessages } from './messages.js'

export const classLevel = defineResource(classLevelContract, {
  messages: classLevelMessages,
  title: 'name',
  inline: ['name', 'status'],
  columns: [
    { key: 'sortOrder', width: 9 },
    'name',
    { key: 'stage', width: 10 },
    { key: 'ageBand', align: 'end', width: 9 },
    { ...minor('maxStudents', 1), width: 7.5 },
    { ...minor('weeklyHours', 2), width: 10.5 },
    'status',
  ],
  fields: withLooks(classLevelFields, {
    name: 8,
    minAge: 4,
    maxAge: 4,
    maxStudents: 4,
    weeklyHours: { unit: 'h', span: 4 },
    modalityIds: { groups: modalityGroups },
  }),
  sections: [
    { title: 'identification', fields: ['name', 'stage'] },
    { title: 'ages', fields: ['minAge', 'maxAge', 'ageReference'] },
    { title: 'classes', fields: ['maxStudents', 'weeklyHours', 'modalityIds', 'description', 'notes'] },
  ],
  initial: { ageReference: 'ano-civil' },
  filters: { age: kind.integer() },
})
