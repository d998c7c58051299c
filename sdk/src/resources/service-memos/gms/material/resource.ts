import { expenseNature, gmsCode } from '../../../../blocks/codes/shapes.js'
import { readUnitCode } from '../../../../blocks/codes/readUnit.js'
import { imageFieldset } from '../../../../blocks/image/fieldset.js'
import { fieldIs, fieldIsGiven } from '../../../../core/control.js'
import { defineResource, minor } from '../../../../core/resource.js'
import * as kind from '../../../../kinds/kinds.js'
import { lotContract } from '../../lot/contract.js'
import { materialClassContract } from '../material-class/contract.js'
import { materialGroupContract } from '../material-group/contract.js'
import { materialContract } from './contract.js'
import { materialMessages } from './messages.js'

const isPriced = fieldIsGiven('referencePrice')
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
  fields: {
    type: kind.choice({ required: true, span: 4 }),
    groupId: kind.reference(materialGroupContract, { required: true, span: 4 }),
    classId: kind.reference(materialClassContract, { required: true, dependsOn: 'groupId', filter: ofGroup, span: 4 }),
    code: kind.masked({ required: true, pattern: () => gmsCode.mask, span: 3 }),
    description: kind.text({ required: true, maxLength: 120, span: 9 }),
    specification: kind.multiline({ required: true, maxLength: 4000 }),
    unitCode: kind.choice({ required: true, span: 4, reads: readUnitCode }),
    consumptionType: kind.choice({ visible: fieldIs('type', 'material'), span: 4 }),
    expenseNature: kind.masked({ pattern: expenseNature.mask, span: 4 }),
    sustainable: kind.toggle({ span: 4 }),
    perishable: kind.toggle({ span: 4 }),
    referencePrice: kind.unitPrice({ span: 3 }),
    referenceDate: kind.date({ required: isPriced, isPast: true, span: 3 }),
    referenceSource: kind.text({ required: isPriced, maxLength: 120, span: 6 }),
    catmatCode: kind.masked({ pattern: '######', span: 4 }),
    keywords: kind.tags({ max: 20 }),
    images: kind.files(imageFieldset, { max: 5 }),
    notes: kind.multiline({ maxLength: 2000 }),
  },
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
