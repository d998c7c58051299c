import { defineContract } from '../../../core/contract.js'
import { defineFieldset } from '../../../core/control.js'
import { multiplyDecimals } from '../../../core/decimal.js'
import { type AnyResource, defineResource } from '../../../core/resource.js'
import { choice } from '../../../kinds/choice/choice.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { reference } from '../../../kinds/link/reference.js'
import { money } from '../../../kinds/number/money.js'
import { quantity } from '../../../kinds/number/quantity.js'
import { unitPrice } from '../../../kinds/number/unitPrice.js'
import { rows } from '../../../kinds/part/rows.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { departmentContract } from '../../../resources/administrative/department/contract.js'
import type { ItemRow, Order, OrderDraft } from './schema.js'

const contract = defineContract<Order, OrderDraft>({
  name: 'order',
  path: '/compras-diretas',
  search: ['subject'],
  filters: [],
  sortable: ['subject'],
  schema: () => import('./schema.js').then((module) => module.orderSchema),
})

const item = defineFieldset<ItemRow, 'total' | 'consumed'>({
  messages: {
    'pt-BR': {
      singular: 'Item',
      fields: {
        description: 'Descrição',
        unit: 'Unidade',
        quantity: 'Quantidade',
        unitPrice: 'Preço unitário',
        isUrgent: 'Urgente',
        departmentId: 'Departamento',
        justification: 'Justificativa',
        total: 'Total do item',
        consumed: 'Consumido',
      },
      options: { unit: { un: 'unidade', kg: 'quilo', cx: 'caixa' } },
    },
    'en-US': {
      singular: 'Item',
      fields: {
        description: 'Description',
        unit: 'Unit',
        quantity: 'Quantity',
        unitPrice: 'Unit price',
        isUrgent: 'Urgent',
        departmentId: 'Department',
        justification: 'Justification',
        total: 'Item total',
        consumed: 'Consumed',
      },
      options: { unit: { un: 'unit', kg: 'kilogram', cx: 'box' } },
    },
    'es-ES': {
      singular: 'Artículo',
      fields: {
        description: 'Descripción',
        unit: 'Unidad',
        quantity: 'Cantidad',
        unitPrice: 'Precio unitario',
        isUrgent: 'Urgente',
        departmentId: 'Departamento',
        justification: 'Justificación',
        total: 'Total del artículo',
        consumed: 'Consumido',
      },
      options: { unit: { un: 'unidad', kg: 'kilo', cx: 'caja' } },
    },
  },
  fields: {
    description: text({ required: true, maxLength: 120 }),
    unit: choice({ required: true }),
    quantity: quantity({ required: true }),
    unitPrice: unitPrice({ required: true, readOnly: ({ unit }) => unit === 'cx' }),
    isUrgent: toggle(),
    departmentId: reference(departmentContract),
    justification: multiline({ maxLength: 500 }),
  },
  initial: { unit: 'un' },
  computed: {
    total: { control: money(), of: (row) => multiplyDecimals(row.quantity, row.unitPrice, 2) },
    consumed: { control: quantity(), of: (_, stored) => stored?.consumed },
  },
})

/**
 * A sample entity whose sub-records are a table: computed columns, totals, a price with stored decimal places, and rows locked after
 * consumption.
 */
export const order: AnyResource = defineResource(contract, {
  messages: {
    'pt-BR': {
      singular: 'Compra direta',
      plural: 'Compras diretas',
      create: 'Nova compra direta',
      fields: { subject: 'Objeto', items: 'Itens' },
      options: {},
      sections: { identification: 'Identificação', items: 'Itens' },
      rules: { consumed: 'Já houve consumo deste item: ele não muda nem sai.' },
    },
    'en-US': {
      singular: 'Direct purchase',
      plural: 'Direct purchases',
      create: 'New direct purchase',
      fields: { subject: 'Subject', items: 'Items' },
      options: {},
      sections: { identification: 'Identification', items: 'Items' },
      rules: { consumed: 'Some of this item was consumed already: it neither changes nor goes.' },
    },
    'es-ES': {
      singular: 'Compra directa',
      plural: 'Compras directas',
      create: 'Nueva compra directa',
      fields: { subject: 'Objeto', items: 'Artículos' },
      options: {},
      sections: { identification: 'Identificación', items: 'Artículos' },
      rules: { consumed: 'Ya hubo consumo de este artículo: no cambia ni sale.' },
    },
  },
  title: 'subject',
  columns: ['subject'],
  fields: {
    subject: text({ required: true, maxLength: 150, span: 12 }),
    items: rows<ItemRow, 'total' | 'consumed'>(item, {
      as: 'table',
      max: 80,
      columns: ['description', 'unit', 'quantity', 'unitPrice', 'total', 'consumed', 'isUrgent'],
      totals: { quantity: 'sum', total: 'sum' },
      locked: (_, stored) => (Number(stored?.consumed ?? 0) > 0 ? 'order.consumed' : undefined),
    }),
  },
  sections: [
    { title: 'identification', fields: ['subject'] },
    { title: 'items', fields: ['items'] },
  ],
})
