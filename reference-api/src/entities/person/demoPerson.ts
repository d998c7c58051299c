import type { PersonDraft } from '@esporte-parana/sdk/contracts'
import type { Random } from '../../demo/random.js'
import { feminineNames, masculineNames, neighborhoods, streets, surnames } from '../../demo/names.js'

export interface DemoCity {
  readonly id: number
  readonly stateId: number
}
export interface DemoWorld {
  readonly random: Random
  readonly cities: readonly DemoCity[]
  /** The calendar date for which ages are computed. */
  readonly today: string
  /** Document numbers that are already in use. */
  readonly used: Set<string>
}

// ISO 3166 numeric: Argentina, Paraguay, Venezuela, Haiti.
const neighbours = [32, 600, 862, 332]
const brazil = 76

/** A `lead` is old enough to have led a department for years. */
export type DemoKind = 'lead' | 'adult' | 'minor' | 'foreign'

const ages: Readonly<Record<DemoKind, readonly [number, number]>> = { lead: [38, 66], adult: [20, 72], minor: [8, 16], foreign: [20, 60] }

/** A demo person whose data follow every rule: valid documents, an age that fits the legal capacity, guardians where needed. */
export function demoPerson(world: DemoWorld, kind: DemoKind): PersonDraft {
  const { random } = world
  const gender = random.chance(0.5) ? 'feminino' : 'masculino'
  const family = [random.pick(surnames), random.pick(surnames)].map(spaced)
  const name = `${spaced(random.pick(gender === 'feminino' ? feminineNames : masculineNames))} ${family.join(' ')}`
  const city = random.pick(world.cities)
  return {
    ...identity(world, kind),
    name,
    socialName: null,
    birthDate: birthDate(world, kind),
    gender,
    birthStateId: kind === 'foreign' ? null : city.stateId,
    birthCityId: kind === 'foreign' ? null : city.id,
    motherName: `${spaced(random.pick(feminineNames))} ${family[0]}`,
    fatherName: random.chance(0.7) ? `${spaced(random.pick(masculineNames))} ${family[1]}` : null,
    rg: kind === 'lead' || kind === 'adult' ? { number: random.digits(8), issuer: 'SESP', state: 'PR' } : null,
    legalCapacity: kind === 'minor' ? 'menor' : 'adulto',
    emancipationDocument: null,
    guardians: [],
    address: address(random, city),
    email: kind === 'minor' ? null : `${mailName(name)}${random.integer(1, 99)}@exemplo.com.br`,
    phone: kind === 'minor' ? null : mobile(random),
    phone2: null,
    bankAccounts: [],
    pcd: random.chance(0.03) ? { has: true, types: [random.pick(['fisica', 'auditiva', 'visual'] as const)] } : null,
    emergencyContact: null,
    functions: [],
    photoId: null,
    lgpd: { legalBasis: 'politica-publica', consentAt: null, consentEndedAt: null, imageUse: random.chance(0.6) },
    notes: null,
  }
}

type Identity = Pick<PersonDraft, 'documentType' | 'cpf' | 'foreignDocument' | 'internalReason' | 'nationality' | 'countryId'>

function identity({ random, used }: DemoWorld, kind: DemoKind): Identity {
  const none = { cpf: null, foreignDocument: null, internalReason: null, countryId: null }
  if (kind === 'foreign') {
    const issuingCountryId = random.pick(neighbours)
    const foreignDocument = {
      kind: 'rnm' as const,
      number: unusedNumber(used, () => `V${random.digits(6)}${random.integer(0, 9)}`),
      issuingCountryId,
      validUntil: null,
    }
    return { ...none, documentType: 'estrangeiro', foreignDocument, nationality: 'estrangeiro', countryId: issuingCountryId }
  }
  if (kind === 'minor' && random.chance(0.15))
    return { ...none, documentType: 'interno', internalReason: 'CPF ainda não emitido', nationality: 'brasileiro' }
  return { ...none, documentType: 'cpf', cpf: unusedNumber(used, () => drawCpf(random)), nationality: 'brasileiro' }
}

/** A number that no demo person has yet. */
function unusedNumber(used: Set<string>, draw: () => string): string {
  for (;;) {
    const number = draw()
    if (used.has(number)) continue
    used.add(number)
    return number
  }
}

/** A CPF of the region of Paraná (ninth digit 9). */
export function drawCpf(random: Random): string {
  const base = `${random.digits(8)}9`
  const first = cpfDigit(base)
  const cpf = base + first + cpfDigit(base + first)
  return /^(.)\1+$/.test(cpf) ? drawCpf(random) : cpf
}

function cpfDigit(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0)
  return String(((sum * 10) % 11) % 10)
}

function birthDate({ random, today }: DemoWorld, kind: DemoKind): string {
  const age = random.integer(...ages[kind])
  // One year more, so that the age is reached on any day of this year.
  const year = Number(today.slice(0, 4)) - age - 1
  return `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`
}

function address(random: Random, city: DemoCity): NonNullable<PersonDraft['address']> {
  return {
    countryId: brazil,
    zipCode: `8${random.integer(0, 7)}${random.digits(6)}`,
    postalCode: null,
    street: random.pick(streets),
    number: random.chance(0.05) ? 'S/N' : String(random.integer(1, 2999)),
    complement: random.chance(0.2) ? `Ap. ${random.integer(11, 142)}` : null,
    neighborhood: random.pick(neighborhoods),
    stateId: city.stateId,
    cityId: city.id,
    stateName: null,
    cityName: null,
    latitude: null,
    longitude: null,
  }
}

/** A mobile number; the area codes of Paraná are 41 to 46. */
export const mobile = (random: Random): string => `4${random.integer(1, 6)}9${random.integer(6, 9)}${random.digits(7)}`

const spaced = (name: string) => name.replace('-', ' ')

function mailName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
  return `${words[0]}.${words.at(-1)}`
}
