import type { Organization, OrganizationDraft } from '@esporte-parana/sdk/contracts'
import { neighborhoods, streets, surnames } from '../../demo/names.js'
import type { Random } from '../../demo/random.js'
import { mobile } from '../person/demoPerson.js'
import { drawCnpj } from '../supplier/drawCnpj.js'

export interface DemoWorld {
  readonly random: Random
  /** `YYYY-MM-DD` */
  readonly today: string
  /** CNPJs that are already in use. */
  readonly used: Set<string>
}
interface Place {
  readonly id: number
  readonly name: string
}
interface Leader {
  readonly id: number
  readonly name: string
}
type Type = OrganizationDraft['type']
type Category = OrganizationDraft['documents'][number]['category']

/** A document of a demo organization; its file is stored later. */
export interface DemoDocument {
  readonly category: Category
  readonly validUntil: string | null
}
export interface DemoOrganization {
  readonly draft: OrganizationDraft
  readonly documents: readonly DemoDocument[]
  readonly status: Organization['status']
}

const sports = [
  'Atletismo',
  'Basquetebol',
  'Canoagem',
  'Ciclismo',
  'Futsal',
  'Ginástica',
  'Handebol',
  'Judô',
  'Natação',
  'Taekwondo',
  'Tênis de Mesa',
  'Voleibol',
  'Xadrez',
]
const emblems = [
  'Araucária',
  'Gralha Azul',
  'Iguaçu',
  'Campos Gerais',
  'Pinheirinho',
  'Cataratas',
  'Tropeiros',
  'Marumbi',
  'Guartelá',
  'Vila Velha',
]

/** The demo organizations that are not municipalities, in this order: type, legal nature and name. */
const kinds: readonly (readonly [type: Type, nature: OrganizationDraft['legalNature'], name: (random: Random, city: string) => string])[] =
  [
    ['associacao', '399-9', (random, city) => `Associação Desportiva ${random.pick(emblems)} de ${city}`],
    ['clube', '399-9', (random, city) => `Clube Esportivo ${random.pick(emblems)} de ${city}`],
    ['liga', '399-9', (random, city) => `Liga de ${random.pick(sports)} de ${city}`],
    ['osc', '399-9', (random, city) => `Instituto ${random.pick(surnames).replace('-', ' ')} Esporte e Cidadania de ${city}`],
    ['apae', '399-9', (_, city) => `Associação de Pais e Amigos dos Excepcionais de ${city}`],
    ['federacao', '399-9', (random) => `Federação Paranaense de ${random.pick(sports)}`],
    ['instituicao-ensino', '102-3', (random, city) => `Colégio Estadual ${random.pick(surnames).replace('-', ' ')} de ${city}`],
    ['associacao', '399-9', (random, city) => `Associação de ${random.pick(sports)} de ${city}`],
    ['fundacao', '306-9', (_, city) => `Fundação de Esportes de ${city}`],
    ['empresa', '206-2', (random, city) => `${random.pick(surnames).replace('-', ' ')} Eventos Esportivos de ${city} Ltda.`],
  ]

/** Typical statuses of a register: mostly approved, and enough of every other status for its filter. */
const statuses: readonly Organization['status'][] = [
  ...Array<Organization['status']>(10).fill('habilitada'),
  ...Array<Organization['status']>(2).fill('habilitada-com-ressalva'),
  ...Array<Organization['status']>(3).fill('em-analise'),
  ...Array<Organization['status']>(2).fill('em-cadastro'),
  ...Array<Organization['status']>(2).fill('suspensa'),
  'inabilitada',
  'inativa',
]

/** The town hall of a city. */
export function demoMunicipality(world: DemoWorld, city: Place, leader: Leader): DemoOrganization {
  const { random, today } = world
  const year = Number(today.slice(0, 4))
  // Mayors take office in January after the elections of 2024, 2028 and so on.
  const start = year - ((year - 2025) % 4)
  const status = random.chance(0.9) ? 'habilitada' : random.pick(statuses.filter((each) => each !== 'suspensa'))
  const mandate = { role: 'prefeito' as const, mandateStart: `${start}-01-01`, mandateEnd: `${start + 3}-12-31` }
  const draft = {
    ...common(world, city, leader),
    type: 'municipio' as const,
    legalNature: '124-4' as const,
    companyName: `Município de ${city.name}`,
    dirigentes: [{ personId: leader.id, isLegalRep: true, ata: [], ...mandate }],
  }
  return { draft, status, documents: random.chance(0.4) ? [{ category: 'tce-liberatoria', validUntil: soon(world) }] : [] }
}

/** An association, a club, a company or similar: the demo organization with this number. */
export function demoOrganization(
  world: DemoWorld,
  number: number,
  { city, leader }: { readonly city: Place; readonly leader: Leader },
): DemoOrganization {
  const { random, today } = world
  const [type, legalNature, nameOf] = kinds[number % kinds.length] ?? (kinds[0] as (typeof kinds)[number])
  const status = statuses[number % statuses.length] ?? 'habilitada'
  const companyName = nameOf(random, city.name)
  const mandateStart = shift(today, -random.integer(200, 700))
  const mandateEnd =
    status === 'suspensa' && number % 2 === 0 ? shift(today, -random.integer(1, 90)) : shift(today, random.integer(3, 1000))
  const draft = {
    ...common(world, city, leader),
    type,
    legalNature,
    companyName,
    acronym: type === 'federacao' ? initials(companyName) : null,
    dirigentes: [{ personId: leader.id, role: 'presidente' as const, mandateStart, mandateEnd, isLegalRep: true, ata: [] }],
  }
  return { draft, status, documents: documentsOf(world, type, status) }
}

/** Approved organizations have every document of their type, suspended ones have an expired one, and those under review may lack one. */
function documentsOf(world: DemoWorld, type: Type, status: Organization['status']): readonly DemoDocument[] {
  const { random, today } = world
  if (type === 'instituicao-ensino') return []
  const own: readonly Category[] = type === 'empresa' ? ['fgts'] : ['estatuto', 'ata-eleicao']
  const all = [...own, 'cnd-federal' as const, 'cnd-estadual' as const, 'cnd-municipal' as const]
  const isShort = status === 'em-cadastro' || status === 'habilitada-com-ressalva' || (status === 'em-analise' && random.chance(0.5))
  const lost = isShort ? random.pick(all) : undefined
  const over =
    status === 'suspensa' || status === 'inabilitada' ? random.pick(['cnd-federal', 'cnd-estadual', 'cnd-municipal'] as const) : undefined
  return all
    .filter((category) => category !== lost)
    .map((category) => {
      if (category === 'estatuto') return { category, validUntil: null }
      return { category, validUntil: category === over ? shift(today, -random.integer(1, 120)) : soon(world) }
    })
}

/** Some expire within a month, most within the year. */
const soon = ({ random, today }: DemoWorld) => shift(today, random.chance(0.15) ? random.integer(2, 30) : random.integer(31, 330))

function common(world: DemoWorld, city: Place, leader: Leader) {
  const { random } = world
  const name = plain(city.name)
  return {
    cnpj: unusedCnpj(world),
    tradeName: null,
    acronym: null,
    foundedAt: `${random.integer(1945, 2015)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`,
    purposes: null,
    publicUtility: random.chance(0.3) ? [random.pick(['municipal', 'estadual'] as const)] : [],
    registrations: null,
    address: addressIn(world, city),
    email: `contato${random.integer(1, 999)}@${name}.exemplo.org.br`,
    phone: `4${random.integer(1, 6)}3${random.digits(7)}`,
    phone2: null,
    website: random.chance(0.3) ? `https://www.${name}.exemplo.org.br` : null,
    social: null,
    contacts: [
      {
        name: leader.name,
        role: null,
        email: null,
        phone: null,
        mobile: mobile(random),
        isMain: true,
        receivesNotices: true,
        personId: leader.id,
      },
    ],
    bankAccounts: [],
    modalities: [...new Set([random.pick(modalities), random.pick(modalities)])],
    serves: random.chance(0.6)
      ? {
          children: random.integer(20, 400),
          youth: random.integer(20, 300),
          adults: random.integer(0, 200),
          elderly: random.integer(0, 120),
          pcd: random.integer(0, 40),
        }
      : null,
    documents: [],
    notes: null,
  } satisfies Partial<OrganizationDraft>
}

const modalities = [
  'atletismo',
  'basquetebol',
  'canoagem',
  'ciclismo',
  'futebol',
  'futsal',
  'ginastica-ritmica',
  'handebol',
  'judo',
  'natacao',
  'taekwondo',
  'tenis-de-mesa',
  'voleibol',
  'xadrez',
  'bocha-paralimpica',
  'goalball',
] as const

function addressIn({ random }: DemoWorld, city: Place): NonNullable<OrganizationDraft['address']> {
  return {
    countryId: 76,
    zipCode: `8${random.integer(0, 7)}${random.digits(6)}`,
    postalCode: null,
    street: random.pick(streets),
    number: String(random.integer(1, 2999)),
    complement: null,
    neighborhood: random.pick(neighborhoods),
    stateId: 41,
    cityId: city.id,
    stateName: null,
    cityName: null,
    latitude: null,
    longitude: null,
  }
}

/** A CNPJ that no demo organization has yet. */
function unusedCnpj({ random, used }: Pick<DemoWorld, 'random' | 'used'>): string {
  const cnpj = drawCnpj(random, [])
  if (used.has(cnpj)) return unusedCnpj({ random, used })
  used.add(cnpj)
  return cnpj
}

const initials = (name: string) => Array.from(name.matchAll(/[A-ZÁÉÍÓÚÂÊÔÃÕÇ]/g), ([letter]) => letter.normalize('NFD').charAt(0)).join('')
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
const two = (number: number) => String(number).padStart(2, '0')
const shift = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
