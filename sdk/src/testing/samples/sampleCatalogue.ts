/** Groups of the GMS catalogue, for stories and tests. */
export const sampleGroups = [
  group(1, '03', 'Serviços de alimentação', { type: 'servico', classCount: 2, itemCount: 1 }),
  group(2, '78', 'Recreação e desporto', { classCount: 3, itemCount: 3 }),
  group(3, '84', 'Vestuário e equipamentos individuais', { classCount: 1, itemCount: 1 }),
  group(4, '89', 'Gêneros alimentícios', { classCount: 1 }),
  group(5, '99', 'Premiação e diversos', { type: 'ambos' }),
  group(6, '77', 'Instrumentos musicais', { status: 'inativo' }),
]

/** Classes of those groups. */
export const sampleClasses = [
  materialClass(1, 1, '0310', 'Refeições coletivas', { defaultExpenseNature: '33.90.39', itemCount: 1 }),
  materialClass(2, 1, '0320', 'Kits e lanches', { defaultExpenseNature: '33.90.39' }),
  materialClass(3, 2, '7810', 'Bolas', { itemCount: 2 }),
  materialClass(4, 2, '7820', 'Redes e traves', { itemCount: 1 }),
  materialClass(5, 2, '7880', 'Paradesporto', {}),
  materialClass(6, 3, '8415', 'Vestuário esportivo', { itemCount: 1 }),
  materialClass(7, 4, '8905', 'Carnes', { status: 'inativo' }),
]

/** Items of those classes, one in each status. */
export const sampleMaterials = [
  material(1, '0310.00001', 'Almoço em restaurante', {
    type: 'servico',
    unitCode: 'REFEICAO',
    consumptionType: null,
    expenseNature: '33.90.39',
  }),
  material(2, '7810.00001', 'Bola de futsal, modelo profissional', { keywords: ['futebol de salão'], sustainable: true }),
  material(3, '7810.00002', 'Bola de goalball com guizo', { status: 'em-analise' }),
  material(4, '7820.00001', 'Rede de voleibol, 9,50 m', { status: 'bloqueado' }),
  material(5, '8415.00001', 'Camiseta esportiva, tamanho M', {
    status: 'inativo',
    referencePrice: null,
    referenceDate: null,
    referenceSource: null,
  }),
]

interface GroupParts {
  readonly type?: string
  readonly classCount?: number
  readonly itemCount?: number
  readonly status?: string
}

function group(id: number, code: string, name: string, parts: GroupParts) {
  return { id, code, name, type: 'material', classCount: 0, itemCount: 0, notes: null, ...parts }
}

interface ClassParts {
  readonly defaultExpenseNature?: string
  readonly itemCount?: number
  readonly status?: string
}

function materialClass(id: number, groupId: number, fullCode: string, name: string, parts: ClassParts) {
  const blank = { defaultExpenseNature: '33.90.30', itemCount: 0, notes: null }
  return { ...blank, id, groupId, code: fullCode.slice(2), fullCode, name, ...parts }
}

interface MaterialParts {
  readonly type?: string
  readonly unitCode?: string
  readonly consumptionType?: null
  readonly expenseNature?: string
  readonly sustainable?: boolean
  readonly referencePrice?: null
  readonly referenceDate?: null
  readonly referenceSource?: null
  readonly keywords?: readonly string[]
  readonly status?: string
}

/** Group and class are those of its code. */
function material(id: number, code: string, description: string, parts: MaterialParts) {
  const groupId = sampleGroups.find((each) => code.startsWith(each.code))?.id
  const classId = sampleClasses.find((each) => code.startsWith(each.fullCode))?.id
  return {
    id,
    code,
    description,
    type: 'material',
    groupId,
    classId,
    specification: `${description}. Produto novo, com garantia mínima de 12 meses.`,
    unitCode: 'UN',
    expenseNature: '33.90.30',
    consumptionType: 'consumo',
    sustainable: false,
    perishable: false,
    referencePrice: '145.9',
    referenceDate: '2026-03-10',
    referenceSource: 'Painel de Preços',
    catmatCode: null,
    images: [],
    keywords: [],
    notes: null,
    status: 'ativo',
    ...parts,
  }
}
