import { modalities } from '../../../blocks/modalities/modalities.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { classLevelContract } from './contract.js'
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
  fields: {
    name: kind.text({ required: true, maxLength: 80, span: 8 }),
    stage: kind.choice({ required: true, span: 4 }),
    minAge: kind.integer({ required: true, min: 3, max: 120, span: 4 }),
    maxAge: kind.integer({ required: true, min: 3, max: 120, span: 4 }),
    ageReference: kind.choice({ required: true, span: 4 }),
    maxStudents: kind.integer({ required: true, min: 5, max: 60, span: 4 }),
    weeklyHours: kind.integer({ required: true, min: 1, max: 30, unit: 'h', span: 4 }),
    modalityIds: modalities(),
    description: kind.multiline({ maxLength: 500 }),
    notes: kind.multiline({ maxLength: 2000 }),
  },
  sections: [
    { title: 'identification', fields: ['name', 'stage'] },
    { title: 'ages', fields: ['minAge', 'maxAge', 'ageReference'] },
    { title: 'classes', fields: ['maxStudents', 'weeklyHours', 'modalityIds', 'description', 'notes'] },
  ],
  initial: { ageReference: 'ano-civil' },
  filters: { age: kind.integer() },
})
