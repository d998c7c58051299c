import { getMunicipalities } from '@brazilian-utils/brazilian-utils'

let sequence = 0
/** A number nobody else in this run has. */
const next = () => ++sequence

export const departments = '/administrativo/departamentos'
export const functions = '/administrativo/funcoes'
export const people = '/pessoas'
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

export const match = (version: number) => ({ 'If-Match': `"${version}"` })
