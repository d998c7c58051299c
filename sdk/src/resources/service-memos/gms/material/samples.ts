/** Ids of the sample group and class, by the digits of both. */
const places: Readonly<Record<string, readonly [groupId: number, classId: number] | undefined>> = {
  '0310': [1, 1],
  '7810': [2, 3],
  '7820': [2, 4],
  '8415': [3, 6],
}

/** Items of the sample classes, one in each status. */
export const materialSamples = [
  material(1, '0310.00001', 'Almoço em restaurante', {
    type: 'servico',
    unitCode: 'REFEICAO',
    consumptionType: null,
    expenseNature: '33.90.39',
    lastPrice: '23.1',
    lastPriceOn: '2027-01-01',
    lastPriceLot: { id: 11, label: 'Pregão eletrônico 118/2026 › 1: Refeições na macrorregião de Curitiba', params: { licitacaoId: 1 } },
  }),
  material(2, '7810.00001', 'Bola de futsal, modelo profissional', {
    keywords: ['futebol de salão'],
    sustainable: true,
    images: [
      { id: 1, fileId: 1, description: 'De frente' },
      { id: 2, fileId: 2, description: 'Costuras' },
    ],
  }),
  material(3, '7810.00002', 'Bola de goalball com guizo', { status: 'em-analise' }),
  material(4, '7820.00001', 'Rede de voleibol, 9,50 m', { status: 'bloqueado' }),
  material(5, '8415.00001', 'Camiseta esportiva, tamanho M', {
    status: 'inativo',
    referencePrice: null,
    referenceDate: null,
    referenceSource: null,
  }),
]

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
  readonly images?: readonly object[]
  readonly lastPrice?: string
  readonly lastPriceOn?: string
  readonly lastPriceLot?: object
  readonly status?: string
}

/** Group and class are those of its code. */
function material(id: number, code: string, description: string, parts: MaterialParts) {
  const [groupId, classId] = places[code.slice(0, 4)] ?? []
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
    lastPrice: null,
    lastPriceOn: null,
    lastPriceLot: null,
    keywords: [],
    notes: null,
    status: 'ativo',
    ...parts,
  }
}
