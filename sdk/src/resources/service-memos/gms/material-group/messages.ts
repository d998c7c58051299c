import type { ResourceMessages } from '../../../../core/messages.js'
import type { MaterialGroup, MaterialGroupDraft } from './schema.js'

/** Every text of the groups in three languages. */
export const materialGroupMessages = {
  'pt-BR': {
    singular: 'Grupo',
    plural: 'Grupos',
    create: 'Novo grupo',
    fields: { code: 'Código', name: 'Nome', type: 'Tipo', classCount: 'Classes', itemCount: 'Itens' },
    options: { type: { material: 'Material', servico: 'Serviço', ambos: 'Material e serviço' } },
    hints: { code: 'Dois dígitos: o começo do código das classes e dos itens' },
    sections: { identification: 'Identificação' },
    rules: {
      codeInUse: 'O código não pode mudar: as classes deste grupo começam por ele.',
      inUse: 'Há classes neste grupo; inative-o em vez de excluir.',
      activeInside: 'Há classes ou itens ativos neste grupo. Inative-os antes.',
    },
  },
  'en-US': {
    singular: 'Group',
    plural: 'Groups',
    create: 'New group',
    fields: { code: 'Code', name: 'Name', type: 'Type', classCount: 'Classes', itemCount: 'Items' },
    options: { type: { material: 'Material', servico: 'Service', ambos: 'Material and service' } },
    hints: { code: 'Two digits: how the codes of its classes and items begin' },
    sections: { identification: 'Identification' },
    rules: {
      codeInUse: 'The code cannot change: the classes of this group begin with it.',
      inUse: 'This group has classes; deactivate it instead of deleting it.',
      activeInside: 'This group has active classes or items. Deactivate them first.',
    },
  },
  'es-ES': {
    singular: 'Grupo',
    plural: 'Grupos',
    create: 'Nuevo grupo',
    fields: { code: 'Código', name: 'Nombre', type: 'Tipo', classCount: 'Clases', itemCount: 'Artículos' },
    options: { type: { material: 'Material', servico: 'Servicio', ambos: 'Material y servicio' } },
    hints: { code: 'Dos dígitos: el comienzo del código de las clases y los artículos' },
    sections: { identification: 'Identificación' },
    rules: {
      codeInUse: 'El código no puede cambiar: las clases de este grupo empiezan por él.',
      inUse: 'Hay clases en este grupo; inactívelo en lugar de eliminarlo.',
      activeInside: 'Hay clases o artículos activos en este grupo. Inactívelos antes.',
    },
  },
} satisfies ResourceMessages<MaterialGroup, MaterialGroupDraft>
