import type { ResourceMessages } from '../../../../core/messages.js'
import type { MaterialClass, MaterialClassDraft } from './schema.js'

/** Every text of the classes in three languages. */
export const materialClassMessages = {
  'pt-BR': {
    singular: 'Classe',
    plural: 'Classes',
    create: 'Nova classe',
    fields: {
      groupId: 'Grupo',
      group: 'Grupo',
      code: 'Código no grupo',
      fullCode: 'Código',
      name: 'Nome',
      defaultExpenseNature: 'Natureza da despesa',
      itemCount: 'Itens',
    },
    options: {},
    hints: { code: 'Dois dígitos, depois dos do grupo', defaultExpenseNature: 'Vale para os itens que não têm a sua' },
    sections: { identification: 'Identificação' },
    rules: {
      codeInUse: 'Não pode mudar: o código dos itens desta classe começa por ele.',
      inUse: 'Há itens nesta classe; inative-a em vez de excluir.',
      activeItems: 'Há itens ativos nesta classe. Inative-os antes.',
      lines: 'Há fornecedores que têm esta classe entre seus ramos; inative-a em vez de excluir.',
      groupInactive: 'O grupo está inativo',
    },
  },
  'en-US': {
    singular: 'Class',
    plural: 'Classes',
    create: 'New class',
    fields: {
      groupId: 'Group',
      group: 'Group',
      code: 'Code in the group',
      fullCode: 'Code',
      name: 'Name',
      defaultExpenseNature: 'Nature of expense',
      itemCount: 'Items',
    },
    options: {},
    hints: { code: 'Two digits, after those of the group', defaultExpenseNature: 'Used for items that name none' },
    sections: { identification: 'Identification' },
    rules: {
      codeInUse: 'Cannot change: the codes of the items of this class begin with it.',
      inUse: 'This class has items; deactivate it instead of deleting it.',
      activeItems: 'This class has active items. Deactivate them first.',
      lines: 'Suppliers have this class among their lines; deactivate it instead of deleting it.',
      groupInactive: 'The group is inactive',
    },
  },
  'es-ES': {
    singular: 'Clase',
    plural: 'Clases',
    create: 'Nueva clase',
    fields: {
      groupId: 'Grupo',
      group: 'Grupo',
      code: 'Código en el grupo',
      fullCode: 'Código',
      name: 'Nombre',
      defaultExpenseNature: 'Naturaleza del gasto',
      itemCount: 'Artículos',
    },
    options: {},
    hints: { code: 'Dos dígitos, después de los del grupo', defaultExpenseNature: 'Vale para los artículos que no tienen la suya' },
    sections: { identification: 'Identificación' },
    rules: {
      codeInUse: 'No puede cambiar: el código de los artículos de esta clase empieza por él.',
      inUse: 'Hay artículos en esta clase; inactívela en lugar de eliminarla.',
      activeItems: 'Hay artículos activos en esta clase. Inactívelos antes.',
      lines: 'Hay proveedores con esta clase entre sus rubros; inactívela en lugar de eliminarla.',
      groupInactive: 'El grupo está inactivo',
    },
  },
} satisfies ResourceMessages<MaterialClass, MaterialClassDraft>
