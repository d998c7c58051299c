import { readUnitCode } from '../../../../blocks/codes/readUnit.js'
import { imageFieldset } from '../../../../blocks/image/fieldset.js'
import { withLooks } from '../../../../core/control.js'
import { defineResource, minor } from '../../../../core/resource.js'
import * as kind from '../../../../kinds/kinds.js'
import { lotContract } from '../../lot/contract.js'
import { materialClassContract } from '../material-class/contract.js'
import { materialContract } from './contract.js'
import { materialFields } from './fields.js'
import { materialMessages } from './messages.js'

const ofGroup = ({ groupId }: Readonly<Record<string, unknown>>) => ({ groupId: groupId ? Number(groupId) : undefined })

export const material = defineResource(materialContract, {
  messages: materialMessages,
  title: 'description',
  columns: [
    'code',
    'description',
    { ...minor('group', 5), width: 13 },
    { ...minor('class', 2), width: 11 },
    minor('unitCode', 1),
    minor('type', 4),
    minor('referencePrice', 6),
    { ...minor('lastPrice', 3), control: kind.unitPrice(), width: 10 },
    'status',
  ],
  fields: withLooks(materialFields, {
    type: 4,
    groupId: 4,
    classId: { filter: ofGroup, span: 4 },
    description: 9,
    unitCode: { reads: readUnitCode, span: 4 },
    consumptionType: 4,
    expenseNature: 4,
    sustainable: 4,
    perishable: 4,
    referencePrice: 3,
    referenceDate: 3,
    referenceSource: 6,
    catmatCode: 4,
    images: { fieldset: imageFieldset },
  }),
  sections: [
    { title: 'identification', fields: ['type', 'groupId', 'classId', 'code', 'description', 'specification'] },
    { title: 'supply', fields: ['unitCode', 'consumptionType', 'expenseNature', 'catmatCode', 'sustainable', 'perishable'] },
    {
      title: 'price',
      fields: ['referencePrice', 'referenceDate', 'referenceSource'],
      facts: { lastPrice: kind.unitPrice(), lastPriceOn: kind.date(), lastPriceLot: kind.reference(lotContract) },
    },
    { title: 'finding', fields: ['keywords', 'images', 'notes'] },
  ],
  filters: { classId: kind.reference(materialClassContract, { dependsOn: 'groupId', filter: ofGroup }), hasAta: kind.toggle() },
})
