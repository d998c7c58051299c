import { expenseNature, gmsCode } from '../../../../blocks/codes/shapes.js'
import { imageFieldset } from '../../../../blocks/image/fieldset.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { toggle } from '../../../../kinds/choice/toggle.js'
import { masked } from '../../../../kinds/code/masked.js'
import { reference } from '../../../../kinds/link/reference.js'
import { unitPrice } from '../../../../kinds/number/unitPrice.js'
import { files } from '../../../../kinds/part/rows.js'
import { multiline } from '../../../../kinds/text/multiline.js'
import { tags } from '../../../../kinds/text/tags.js'
import { text } from '../../../../kinds/text/text.js'
import { date } from '../../../../kinds/time/date.js'
import { fieldIs, fieldIsGiven } from '../../../../core/control.js'
import { defineResource, minor } from '../../../../core/resource.js'
import { materialClassContract } from '../material-class/contract.js'
import { materialGroupContract } from '../material-group/contract.js'
import { materialContract } from './contract.js'
import { materialMessages } from './messages.js'

const isPriced = fieldIsGiven('referencePrice')
const ofGroup = ({ groupId }: Readonly<Record<string, unknown>>) => ({ groupId: typeof groupId === 'number' ? groupId : undefined })

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
    { ...minor('lastPrice', 3), width: 10, align: 'end' },
    'status',
  ],
  fields: {
    type: choice({ required: true, span: 4 }),
    groupId: reference(materialGroupContract, { required: true, span: 4 }),
    classId: reference(materialClassContract, { required: true, dependsOn: 'groupId', filter: ofGroup, span: 4 }),
    code: masked({ required: true, pattern: gmsCode.mask, span: 3 }),
    description: text({ required: true, maxLength: 120, span: 9 }),
    specification: multiline({ required: true, maxLength: 4000 }),
    unitCode: choice({ required: true, span: 4 }),
    consumptionType: choice({ visible: fieldIs('type', 'material'), span: 4 }),
    expenseNature: masked({ pattern: expenseNature.mask, span: 4 }),
    sustainable: toggle({ span: 4 }),
    perishable: toggle({ span: 4 }),
    referencePrice: unitPrice({ span: 3 }),
    referenceDate: date({ required: isPriced, isPast: true, span: 3 }),
    referenceSource: text({ required: isPriced, maxLength: 120, span: 6 }),
    catmatCode: masked({ pattern: '######', span: 4 }),
    keywords: tags({ max: 20 }),
    images: files(imageFieldset, { max: 5 }),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    { title: 'identification', fields: ['type', 'groupId', 'classId', 'code', 'description', 'specification'] },
    { title: 'supply', fields: ['unitCode', 'consumptionType', 'expenseNature', 'catmatCode', 'sustainable', 'perishable'] },
    { title: 'price', fields: ['referencePrice', 'referenceDate', 'referenceSource'], slot: () => import('./LastPriceSlot.js') },
    { title: 'finding', fields: ['keywords', 'images', 'notes'] },
  ],
  filters: { classId: reference(materialClassContract), hasAta: toggle() },
})
