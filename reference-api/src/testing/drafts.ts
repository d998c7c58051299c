import { getMunicipalities } from '@brazilian-utils/brazilian-utils'

let sequence = 0
/** A number nobody else in this run has. */
const next = () => ++sequence

export const departments = '/administrativo/departamentos'
export const functions = '/administrativo/funcoes'
export const people = '/pessoas'
const gms = '/administrativo/solicitacoes-servico/gms'
export const materialGroups = `${gms}/grupos`
export const materialClasses = `${gms}/classes`
export const materials = `${gms}/material-servico`
export const regions = '/administrativo/solicitacoes-servico/regioes'

export function departmentDraft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { name: `Setor de Testes ${number}`, acronym: `T${number}`, kind: 'setor', email: 'testes@esporte.pr.gov.br', ...more }
}

export function functionDraft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { name: `Função de testes ${number}`, code: `F-${number}`, category: 'cargo-efetivo', requiresCref: false, ...more }
}

const cities = getMunicipalities().filter(({ stateCode }) => stateCode === 'PR')

/** A region of another city each time: one that loses its only city refuses. */
export function regionDraft(more: object = {}): Record<string, unknown> {
  const number = next()
  const code = `T${'ABCDEFGHIJ'[Math.floor(number / 100) % 10]}-${String(number % 100).padStart(2, '0')}`
  const cityIds = [Number(cities[number % cities.length]?.code)]
  return { name: `Região de testes ${number}`, code, type: 'nucleo-educacao', seatCityId: 4106902, cityIds, ...more }
}

/** A CPF with right check digits that nobody has, whoever else writes to the same database. */
export function newCpf(base = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')): string {
  const digit = (digits: string) => {
    const sum = Array.from(digits).reduce((total, each, index) => total + Number(each) * (digits.length + 1 - index), 0)
    return String(((sum * 10) % 11) % 10)
  }
  const first = digit(base)
  return base + first + digit(base + first)
}

export function personDraft(more: object = {}): Record<string, unknown> {
  return {
    documentType: 'cpf',
    cpf: newCpf(),
    name: `Maria de Testes ${'abcdefghij'[next() % 10]}`,
    birthDate: '1980-05-20',
    gender: 'feminino',
    nationality: 'brasileiro',
    legalCapacity: 'adulto',
    address: { countryId: 76, zipCode: '80000-000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902 },
    phone: '41999990000',
    lgpd: { legalBasis: 'politica-publica', imageUse: false },
    ...more,
  }
}

export function minorDraft(guardian: object, more: object = {}): Record<string, unknown> {
  const year = new Date().getFullYear() - 10
  return personDraft({
    birthDate: `${year}-01-15`,
    legalCapacity: 'menor',
    phone: null,
    guardians: [{ relation: 'mae', phone: '41999990000', isMain: true, ...guardian }],
    ...more,
  })
}

// Two digits are few: those that the demo's groups leave free, over and over.
const freeCodes = ['14', '15', '16', '17', '18', '19', '20', '21', '22', '27', '28', '29', '30', '31', '32', '33', '34', '36', '44', '48']

export function materialGroupDraft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { code: freeCodes[number % freeCodes.length], name: `Grupo de testes ${number}`, type: 'material', ...more }
}

/** In the first group of the demo, unless another one is named. */
export function materialClassDraft(more: object = {}): Record<string, unknown> {
  const number = next()
  return { groupId: 1, code: String(50 + (number % 50)), name: `Classe de testes ${number}`, ...more }
}

/** In the first class of the demo, unless another one is named: the code begins with its digits. */
export function materialDraft(more: object = {}): Record<string, unknown> {
  const number = next()
  return {
    code: `0110.${90_000 + number}`,
    type: 'obra',
    groupId: 1,
    classId: 1,
    description: `Item de testes ${number}`,
    specification: 'Item que só as provas conhecem.',
    unitCode: 'M2',
    ...more,
  }
}

export const match = (version: number) => ({ 'If-Match': `"${version}"` })
