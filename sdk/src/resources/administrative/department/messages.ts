import type { ResourceMessages } from '../../../core/messages.js'
import type { Department, DepartmentDraft } from './schema.js'

export const departmentMessages = {
  'pt-BR': {
    singular: 'Departamento',
    plural: 'Departamentos',
    create: 'Novo departamento',
    fields: {
      name: 'Nome', acronym: 'Sigla', kind: 'Tipo', parentId: 'Departamento superior', parent: 'Superior', managerId: 'Responsável', manager: 'Responsável',
      deputyId: 'Substituto', deputy: 'Substituto', regionId: 'Regional', region: 'Regional', email: 'E-mail', phone: 'Telefone', extension: 'Ramal',
      budgetUnit: 'Unidade orçamentária', sortOrder: 'Ordem',
    },
    options: { kind: { gabinete: 'Gabinete', diretoria: 'Diretoria', coordenacao: 'Coordenação', nucleo: 'Núcleo', divisao: 'Divisão', setor: 'Setor', 'escritorio-regional': 'Escritório regional' } },
    sections: { identification: 'Identificação', contact: 'Contato' },
  },
  'en-US': {
    singular: 'Department',
    plural: 'Departments',
    create: 'New department',
    fields: {
      name: 'Name', acronym: 'Acronym', kind: 'Kind', parentId: 'Parent department', parent: 'Parent', managerId: 'Head', manager: 'Head',
      deputyId: 'Deputy', deputy: 'Deputy', regionId: 'Regional office', region: 'Regional office', email: 'Email', phone: 'Phone', extension: 'Extension',
      budgetUnit: 'Budget unit', sortOrder: 'Order',
    },
    options: { kind: { gabinete: 'Cabinet', diretoria: 'Directorate', coordenacao: 'Coordination', nucleo: 'Unit', divisao: 'Division', setor: 'Sector', 'escritorio-regional': 'Regional office' } },
    sections: { identification: 'Identification', contact: 'Contact' },
  },
  'es-ES': {
    singular: 'Departamento',
    plural: 'Departamentos',
    create: 'Nuevo departamento',
    fields: {
      name: 'Nombre', acronym: 'Sigla', kind: 'Tipo', parentId: 'Departamento superior', parent: 'Superior', managerId: 'Responsable', manager: 'Responsable',
      deputyId: 'Suplente', deputy: 'Suplente', regionId: 'Oficina regional', region: 'Oficina regional', email: 'Correo electrónico', phone: 'Teléfono', extension: 'Extensión',
      budgetUnit: 'Unidad presupuestaria', sortOrder: 'Orden',
    },
    options: { kind: { gabinete: 'Gabinete', diretoria: 'Dirección', coordenacao: 'Coordinación', nucleo: 'Núcleo', divisao: 'División', setor: 'Sector', 'escritorio-regional': 'Oficina regional' } },
    sections: { identification: 'Identificación', contact: 'Contacto' },
  },
} satisfies ResourceMessages<Department, DepartmentDraft>
