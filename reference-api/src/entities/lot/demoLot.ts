import type { LotDraft } from '@esporte-parana/sdk/contracts'
import type { Row } from '../../database/database.js'
import { createRandom, type Random } from '../../demo/random.js'

export interface DemoTenderRow {
  readonly id: number
  /** The status, or the one before a suspension. */
  readonly status: string
  readonly isSrp: boolean
  readonly homologationDate: string | null
  readonly validUntil: string | null
}
export interface DemoWinner {
  readonly id: number
  readonly size: string | null
}
export interface DemoMaterial {
  readonly id: number
  readonly description: string
  readonly unitCode: string
  readonly price: number
}

interface World {
  readonly random: Random
  readonly winners: readonly DemoWinner[]
  /** Ids of the regional offices by code. */
  readonly offices: ReadonlyMap<string, number>
  readonly today: string
}
interface Place {
  readonly tender: DemoTenderRow
  readonly number: number
  readonly theme: string
  readonly group: string
  readonly materials: readonly DemoMaterial[]
  /** Items that every lot of this theme has, in quantities for the largest event. */
  readonly staples: readonly DemoMaterial[]
}

/** A row of an item, with its rows in other tables. */
export interface DemoItem {
  readonly row: Row
  readonly movements: readonly Row[]
  /** Undefined before the lot is homologated. */
  readonly firstPrice: Row | undefined
}

interface DemoLot {
  readonly draft: LotDraft
  readonly status: string
  readonly items: readonly DemoItem[]
}

/** The part of the state that each lot of a tender serves, with the codes of its regional offices. */
const areas: readonly { readonly name: string; readonly offices: readonly string[] }[] = [
  { name: 'Curitiba e Litoral', offices: ['ERE-01'] },
  { name: 'Campos Gerais e Centro-Sul', offices: ['ERE-02', 'ERE-03'] },
  { name: 'Norte', offices: ['ERE-04', 'ERE-05', 'ERE-06'] },
  { name: 'Noroeste', offices: ['ERE-07', 'ERE-08', 'ERE-13'] },
  { name: 'Oeste e Sudoeste', offices: ['ERE-09', 'ERE-10', 'ERE-11', 'ERE-12'] },
]
const ended: Readonly<Record<string, string>> = {
  deserta: 'deserto',
  fracassada: 'fracassado',
  revogada: 'cancelado',
  anulada: 'cancelado',
}

/** The lot with this number in the tender. Lots in force have orders from before this system kept the ledger. */
export function demoLot(world: World, { tender, number, theme, group, materials, staples }: Place): DemoLot {
  const { random, winners, offices } = world
  const area = areas[number - 1]
  const isSigned = tender.homologationDate !== null
  const status = ended[tender.status] ?? (isSigned ? (tender.id > 1 && random.chance(0.08) ? 'fracassado' : 'homologado') : 'em-andamento')
  const winner = winners.length > 0 ? random.pick(winners) : undefined
  const isWon = status === 'homologado' && winner !== undefined
  const isSmall = ['mei', 'me', 'epp'].includes(winner?.size ?? '')
  const first = materials.length > 0 ? random.integer(0, materials.length - 1) : 0
  const chosen = Array.from(
    { length: Math.min(materials.length, random.integer(4, 9)) },
    (_, index) => materials[(first + index) % materials.length],
  )
  const others = chosen.filter((material) => material && !staples.includes(material))
  const draft: LotDraft = {
    tenderId: tender.id,
    number,
    title: `${theme}: ${area?.name ?? 'todo o Estado'}`,
    kind: group === '01' ? 'obra' : Number(group) < 20 ? 'servico' : 'material',
    benefit: isSmall && random.chance(0.4) ? 'exclusiva' : 'sem-beneficio',
    regionIds: area?.offices.flatMap((code) => offices.get(code) ?? []) ?? [],
    supplierId: isWon ? winner.id : null,
    awardDate: isWon ? tender.homologationDate : null,
    items: [],
    notes: null,
  }
  return {
    draft,
    status: isWon || status !== 'homologado' ? status : 'em-andamento',
    items: [
      // Their own random values, so that all other items stay the same.
      ...staples.map((material) => demoItem({ ...world, random: createRandom(material.id + number) }, { tender, material, isWon })),
      ...others.flatMap((material) => (material ? [demoItem(world, { tender, material, isWon })] : [])),
    ],
  }
}

/** Items of the large lot: as many as a spreadsheet that somebody pastes. */
const largeSize = 40

/** One more lot of a tender, for the whole state and of many items, so that a long list of needs finds all of them in one lot. */
export function largeLot({ winner, today }: LargeWorld, { tender, number, theme, materials }: Omit<Place, 'staples' | 'group'>): DemoLot {
  const draft: LotDraft = {
    ...{ tenderId: tender.id, number, title: `${theme}: todo o Estado`, kind: 'material', benefit: 'sem-beneficio', regionIds: [] },
    ...{ supplierId: winner.id, awardDate: tender.homologationDate, items: [], notes: null },
  }
  const world = { winners: [winner], offices: new Map<string, number>(), today }
  const items = assortment(materials).map((material) =>
    demoItem({ ...world, random: createRandom(material.id + number) }, { tender, material, isWon: true }),
  )
  return { draft, status: 'homologado', items }
}

interface LargeWorld {
  readonly winner: DemoWinner
  readonly today: string
}

/** One material of each name, and a second one of the first name: who asks for it has to say which one is meant. */
function assortment(materials: readonly DemoMaterial[]): readonly DemoMaterial[] {
  const nameOf = ({ description }: DemoMaterial) => description.split(',')[0]
  const named = materials.filter((material, place) => materials.findIndex((other) => nameOf(other) === nameOf(material)) === place)
  const others = materials.filter((material) => !named.includes(material))
  return [...named.slice(0, largeSize - 1), ...others].slice(0, largeSize)
}

interface ItemPlace {
  readonly tender: DemoTenderRow
  readonly material: DemoMaterial
  readonly isWon: boolean
}

function demoItem({ random }: World, { tender, material, isWon }: ItemPlace): DemoItem {
  const most = Math.max(0.5, material.price * (1 + random.next() * 0.2)).toFixed(2)
  const awarded = isWon ? (Number(most) * (0.72 + random.next() * 0.26)).toFixed(2) : null
  const quantity = quantityOf(random, material)
  const isInForce = isWon && ['vigente', 'encerrada'].includes(tender.status)
  const { movements, sums } = isInForce ? history(random, { quantity, tender }) : nothing
  const row = {
    material_id: material.id,
    complement: null,
    unit_code: material.unitCode,
    quantity,
    max_unit_price: most,
    awarded_unit_price: awarded,
    brand: null,
    model: null,
    min_order: null,
    max_order: null,
    ...sums,
  }
  return {
    row,
    movements,
    firstPrice: isWon ? { from: tender.homologationDate, to: null, unit_price: awarded, reason: null } : undefined,
  }
}

/** Round quantities, larger for cheap items and for meals, of which an event takes thousands a day. */
const quantityOf = (random: Random, { price, unitCode }: DemoMaterial): number =>
  ['REFEICAO', 'KIT'].includes(unitCode)
    ? random.integer(40, 120) * 1000
    : price > 5000
      ? random.integer(1, 12)
      : price > 300
        ? random.integer(2, 40) * 5
        : random.integer(2, 60) * 50

const nothing = { movements: [], sums: { consumed: 0, reserved: 0, moved: 0, amended: 0 } }
const before = { ref_entity: null, ref_id: null, by_id: 1 }
const former = 'Saldo anterior ao sistema'

/** The movements of an item: consumption, some transfers and amendments. A price register in force always has something left. */
function history(random: Random, { quantity, tender }: { readonly quantity: number; readonly tender: DemoTenderRow }) {
  const { isSrp, status, homologationDate } = tender
  const movements: Row[] = []
  const write = (type: string, amount: number, reason: string) =>
    amount > 0 && movements.push({ ...before, at: `${homologationDate}T15:00:00.000Z`, type, quantity: amount, reason })
  const moved = isSrp && random.chance(0.08) ? Math.floor(quantity * 0.1) : 0
  const amended = !isSrp && random.chance(0.15) ? Math.floor(quantity * 0.2) : 0
  write('remanejamento-entrada', moved, 'Paraná Turismo, Ofício 12/2026: cedido por outro participante')
  write('aditivo', amended, '1º Termo aditivo: acréscimo de quantidade')
  const consumed = Math.floor((quantity + moved + amended) * random.next() * (status === 'encerrada' ? 1 : 0.6))
  write('reserva', consumed, former)
  write('consumo', consumed, former)
  return { movements, sums: { consumed, reserved: 0, moved, amended } }
}
