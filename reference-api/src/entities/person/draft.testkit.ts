import { next } from '../../testing/sequence.js'

/** A valid person; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
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
  return draft({
    birthDate: `${year}-01-15`,
    legalCapacity: 'menor',
    phone: null,
    guardians: [{ relation: 'mae', phone: '41999990000', isMain: true, ...guardian }],
    ...more,
  })
}

const bases = 1e9
let lastBase = Math.floor(Math.random() * bases)

/** The next base of a CPF. The step has no factor in common with `bases`, so none comes twice in a process. */
const nextBase = () => {
  lastBase = (lastBase + 618_033_989) % bases
  return String(lastBase).padStart(9, '0')
}

/** A new CPF with valid check digits. They begin at a random one, so that processes with the same database do not collide. */
export function newCpf(base = nextBase()): string {
  const digit = (digits: string) => {
    const sum = Array.from(digits).reduce((total, each, index) => total + Number(each) * (digits.length + 1 - index), 0)
    return String(((sum * 10) % 11) % 10)
  }
  const first = digit(base)
  return base + first + digit(base + first)
}
