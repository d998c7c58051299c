import type { DepartmentDraft } from '@esporte-parana/sdk/contracts'
import type { Database, Row } from '../../database/database.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { regions } from '../region/seed.js'

type Kind = DepartmentDraft['kind']
/** Acronym, name, kind and the parent's acronym, from Decreto 4.544/2024 and Lei 21.095/2022. */
const departments: readonly (readonly [acronym: string, name: string, kind: Kind, parent: string | null])[] = [
  ['SEES', 'Gabinete da Secretaria de Estado do Esporte', 'gabinete', null],
  ['SEES/AT', 'Assessoria Técnica', 'nucleo', 'SEES'],
  ['SEES/NJ', 'Núcleo Jurídico', 'nucleo', 'SEES'],
  ['SEES/NCI', 'Núcleo de Controle Interno', 'nucleo', 'SEES'],
  ['SEES/NCS', 'Núcleo de Comunicação Social', 'nucleo', 'SEES'],
  ['SEES/DG', 'Diretoria-Geral', 'diretoria', 'SEES'],
  ['DG/NFS', 'Núcleo Fazendário Setorial', 'nucleo', 'SEES/DG'],
  ['DG/NAS', 'Núcleo Administrativo Setorial', 'nucleo', 'SEES/DG'],
  ['DG/NRHS', 'Núcleo de Recursos Humanos Setorial', 'nucleo', 'SEES/DG'],
  ['NAS/PROT', 'Setor de Protocolo', 'setor', 'DG/NAS'],
  ['NAS/TRANSP', 'Setor de Transportes', 'setor', 'DG/NAS'],
  ['NAS/PAT', 'Setor de Patrimônio e Almoxarifado', 'setor', 'DG/NAS'],
  ['SEES/CPE', 'Coordenação de Políticas Públicas do Esporte', 'coordenacao', 'SEES/DG'],
  ['SEES/CPROE', 'Coordenação do Proesporte', 'coordenacao', 'SEES/DG'],
  ['SEES/CEE', 'Coordenação da Escola do Esporte', 'coordenacao', 'SEES/DG'],
  ['CEE/CAP', 'Divisão de Capacitação', 'divisao', 'SEES/CEE'],
  ['PRES', 'Gabinete da Presidência da Paraná Esporte', 'gabinete', null],
  ['PRES/DAF', 'Diretoria Administrativo-Financeira', 'diretoria', 'PRES'],
  ['DAF/LIC', 'Divisão de Licitações e Contratos', 'divisao', 'PRES/DAF'],
  ['DAF/FIN', 'Divisão Financeira', 'divisao', 'PRES/DAF'],
  ['DAF/TI', 'Setor de Tecnologia da Informação', 'setor', 'PRES/DAF'],
  ['PRES/DE', 'Diretoria de Esporte', 'diretoria', 'PRES'],
  ['DE/CJO', 'Coordenação dos Jogos Oficiais', 'coordenacao', 'PRES/DE'],
  ['CJO/ESC', 'Divisão de Jogos Escolares', 'divisao', 'DE/CJO'],
  ['CJO/AB', 'Divisão de Jogos Abertos e da Juventude', 'divisao', 'DE/CJO'],
  ['CJO/PARA', 'Divisão de Paradesporto', 'divisao', 'DE/CJO'],
  ['CJO/ALIM', 'Setor de Alimentação e Alojamento', 'setor', 'DE/CJO'],
  ['DE/CFIS', 'Coordenação de Fiscalização', 'coordenacao', 'PRES/DE'],
  ['DE/CAR', 'Coordenação de Alto Rendimento', 'coordenacao', 'PRES/DE'],
  ['DE/CLAZ', 'Coordenação de Esporte e Lazer', 'coordenacao', 'PRES/DE'],
  ['DE/CREG', 'Coordenação dos Escritórios Regionais', 'coordenacao', 'PRES/DE'],
]

/** Inserts the departments of the secretariat and the autarchy, and one for each regional office. */
export async function seedDepartments(database: Database, plan: EntityPlan): Promise<void> {
  await insertRows(database, 'department', departmentRows(plan))
  await continueIds(database, 'department')
}

function departmentRows(plan: EntityPlan): readonly Row[] {
  const offices = regions.map(
    ({ code, cities }) => [code, `Escritório Regional de Esporte de ${cities[0]}`, 'escritorio-regional', 'DE/CREG'] as const,
  )
  const all = [...departments, ...offices]
  return all.map(([acronym, name, kind, parent], index) => {
    const parentId = parent === null ? null : all.findIndex(([other]) => other === parent) + 1
    const regionId = kind === 'escritorio-regional' ? index - departments.length + 1 : null
    const draft: DepartmentDraft = {
      name,
      acronym,
      kind,
      parentId,
      regionId,
      managerId: null,
      deputyId: null,
      budgetUnit: null,
      notes: null,
      sortOrder: index + 1,
      email: `${acronym.toLowerCase().replace(/[^a-z0-9]/g, '.')}@esporte.pr.gov.br`,
      phone: `41336177${String(index).padStart(2, '0')}`,
      extension: String(7700 + index),
    }
    return rowOf(plan, { ...draft }, { id: index + 1, ...seededColumns })
  })
}
