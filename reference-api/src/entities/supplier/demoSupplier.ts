import type { SupplierDraft } from '@esporte-parana/sdk/contracts'
import { feminineNames, masculineNames, neighborhoods, streets, surnames } from '../../demo/names.js'
import type { Random } from '../../demo/random.js'
import { drawCpf, mobile } from '../person/demoPerson.js'
import { demoCertificates, demoSanctions } from './demoRegularity.js'
import { drawCnpj } from './drawCnpj.js'

export interface DemoMarket {
  readonly random: Random
  readonly cities: readonly { readonly id: number; readonly stateId: number }[]
  readonly classIds: readonly number[]
  /** `YYYY-MM-DD`; certificates and sanctions are dated around it. */
  readonly today: string
  /** Document numbers that are already in use, and roots of CNPJs that may get another establishment. */
  readonly used: Set<string>
  readonly roots: string[]
}

// ISO 3166 numeric: Argentina, Paraguay, Uruguay.
const neighbours = [32, 600, 858]
const trades = [
  'Artigos Esportivos',
  'Uniformes e Confecções',
  'Refeições Coletivas',
  'Cozinha Industrial',
  'Transportes e Turismo',
  'Troféus e Medalhas',
  'Locação de Estruturas',
  'Arbitragem Esportiva',
  'Materiais Escolares',
  'Equipamentos Médicos',
  'Gráfica e Sinalização',
  'Hotelaria',
  'Serviços de Limpeza',
  'Segurança Patrimonial',
  'Tecnologia e Informática',
  'Construções',
]
const forms = [
  { ending: 'Ltda', legalNature: '206-2', sizes: ['me', 'epp', 'demais'] },
  { ending: 'S.A.', legalNature: '205-4', sizes: ['demais'] },
  { ending: 'MEI', legalNature: '213-5', sizes: ['mei'] },
  { ending: 'Cooperativa', legalNature: '214-3', sizes: ['demais'] },
] as const

/** A demo supplier whose data follow every rule. Its documents are random and valid. */
export function demoSupplier(market: DemoMarket): SupplierDraft {
  const { random } = market
  const kind = random.next()
  const identity = kind < 0.9 ? company(market) : kind < 0.98 ? individual(market) : foreign(market)
  const mail = `${plain(identity.companyName.split(' ').slice(0, 2).join('.'))}${random.integer(1, 999)}@exemplo.com.br`
  return {
    ...identity,
    stateRegistration: random.chance(0.3) ? 'ISENTO' : null,
    cityRegistration: random.chance(0.5) ? random.digits(8) : null,
    mainCnae: random.chance(0.8) ? `${random.digits(4)}-${random.digits(1)}/${random.digits(2)}` : null,
    registryNumber: random.chance(0.6) ? random.digits(6) : null,
    email: mail,
    phone: `4${random.integer(1, 6)}3${random.digits(7)}`,
    phone2: random.chance(0.4) ? mobile(random) : null,
    website: random.chance(0.3) ? `https://www.exemplo.com.br/${plain(identity.companyName.split(' ')[0] ?? '')}` : null,
    address: address(market),
    contacts: [contact(random, mail)],
    bankAccounts: random.chance(0.8) ? [account(random)] : [],
    certificates: demoCertificates(market),
    sanctions: demoSanctions(market),
    lineIds: lines(market),
    notes: null,
  }
}

type Identity = Pick<
  SupplierDraft,
  'personType' | 'cnpj' | 'cpf' | 'foreignId' | 'countryId' | 'companyName' | 'tradeName' | 'size' | 'legalNature'
>
const nobody = { cnpj: null, cpf: null, foreignId: null, countryId: null, tradeName: null, size: null, legalNature: null }

function company({ random, used, roots }: DemoMarket): Identity {
  const form = random.pick(forms.slice(0, random.chance(0.8) ? 1 : forms.length))
  const family = random.pick(surnames).replace('-', ' ')
  const trade = random.pick(trades)
  const cnpj = unused(used, () => drawCnpj(random, roots))
  roots.push(cnpj.slice(0, 8))
  return {
    ...nobody,
    personType: 'pessoa-juridica',
    cnpj,
    companyName: form.ending === 'Cooperativa' ? `Cooperativa de ${trade} ${family}` : `${family} ${trade} ${form.ending}`,
    tradeName: random.chance(0.6) ? `${family} ${trade.split(' ')[0]}` : null,
    size: random.pick(form.sizes),
    legalNature: form.legalNature,
  }
}

function individual({ random, used }: DemoMarket): Identity {
  return { ...nobody, personType: 'pessoa-fisica', cpf: unused(used, () => drawCpf(random)), companyName: personName(random) }
}

function foreign({ random, used }: DemoMarket): Identity {
  return {
    ...nobody,
    personType: 'estrangeiro',
    foreignId: unused(used, () => `${random.digits(8)}-${random.digits(1)}`),
    countryId: random.pick(neighbours),
    companyName: `Deportes ${random.pick(surnames)} S.A.`,
  }
}

function unused(used: Set<string>, draw: () => string): string {
  for (;;) {
    const document = draw()
    if (used.has(document)) continue
    used.add(document)
    return document
  }
}

function address({ random, cities }: DemoMarket): SupplierDraft['address'] {
  const city = random.pick(cities)
  return {
    countryId: 76,
    zipCode: `8${random.integer(0, 7)}${random.digits(6)}`,
    postalCode: null,
    street: random.pick(streets),
    number: String(random.integer(1, 2999)),
    complement: random.chance(0.2) ? `Sala ${random.integer(1, 40)}` : null,
    neighborhood: random.pick(neighborhoods),
    stateId: city.stateId,
    cityId: city.id,
    stateName: null,
    cityName: null,
    latitude: null,
    longitude: null,
  }
}

function contact(random: Random, email: string): SupplierDraft['contacts'][number] {
  const role = random.pick(['Sócio-administrador', 'Gerente comercial', 'Representante', null])
  return { name: personName(random), role, email, phone: null, mobile: mobile(random), isMain: true, receivesNotices: true, personId: null }
}

function account(random: Random): SupplierDraft['bankAccounts'][number] {
  return {
    bankCode: random.pick(['001', '104', '237', '341', '748', '756'] as const),
    agency: random.digits(4),
    agencyDigit: null,
    account: random.digits(random.integer(5, 8)),
    accountDigit: random.digits(1),
    accountType: 'corrente',
    holderName: null,
    holderDocument: null,
    holderJustification: null,
    pixKeyType: null,
    pixKey: null,
    isMain: true,
  }
}

function lines({ random, classIds }: DemoMarket): number[] {
  return [...new Set(Array.from({ length: random.integer(0, 4) }, () => random.pick(classIds)))]
}

const personName = (random: Random) =>
  `${random.pick(random.chance(0.5) ? feminineNames : masculineNames)} ${random.pick(surnames)} ${random.pick(surnames)}`.replaceAll(
    '-',
    ' ',
  )

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()
