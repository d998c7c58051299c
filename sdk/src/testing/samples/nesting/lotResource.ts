import { type AnyResource, defineResource } from '../../../core/resource.js'
import { integer } from '../../../kinds/number/integer.js'
import { money } from '../../../kinds/number/money.js'
import { hidden } from '../../../kinds/part/hidden.js'
import { text } from '../../../kinds/text/text.js'
import { inAll } from './inAll.js'
import { lotContract } from './nestedContracts.js'

/** A nested entity that its tender's form lists. */
export const lot: AnyResource = defineResource(lotContract, {
  messages: inAll({
    singular: 'Lote',
    plural: 'Lotes',
    create: 'Novo lote',
    fields: { tenderId: 'Licitação', tender: 'Licitação', number: 'Número', description: 'Descrição', value: 'Valor' },
    options: {},
    sections: { main: 'Lote' },
  }),
  title: (record) => `${record.number}: ${record.description}`,
  columns: ['number', 'description', 'value'],
  fields: { tenderId: hidden(), number: integer({ required: true }), description: text({ required: true }), value: money() },
  sections: [{ title: 'main', fields: ['number', 'description', 'value'] }],
})
