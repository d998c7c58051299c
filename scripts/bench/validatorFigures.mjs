import * as ours from '@esporte-parana/sdk/validators'
import { cnpj, cpf } from 'cpf-cnpj-validator'
import { median, printTable } from './statistics.mjs'

const rounds = 301
const perRound = 500

// Every second number has a wrong digit, so that neither package can always return early.
const numbers = (make) =>
  Array.from({ length: perRound }, (_, index) => (index % 2 ? make() : make().replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))))

/** Both packages check the same formatted numbers alternately, in many short rounds, so that a slow machine affects both. */
export function measureValidators() {
  const rows = [
    compare('CPF', { values: numbers(() => cpf.generate(true)), mine: ours.isCpf, theirs: (value) => cpf.isValid(value) }),
    compare('CNPJ', {
      values: numbers(() => cnpj.generate(true)),
      mine: (value) => ours.isCnpj(value),
      theirs: (value) => cnpj.isValid(value),
    }),
  ]
  printTable('Validators, formatted numbers: ns each, and the share of cpf-cnpj-validator (bar 0.8)', rows)
}

function compare(what, { values, mine, theirs }) {
  if (values.some((value) => mine(value) !== theirs(value))) throw new Error(`${what}: the two disagree.`)
  const times = { mine: [], theirs: [] }
  for (let round = 0; round < rounds; round++) {
    // The first one finds cold caches, so the order alternates.
    const order = round % 2 ? ['mine', 'theirs'] : ['theirs', 'mine']
    for (const side of order) times[side].push(nanoseconds(side === 'mine' ? mine : theirs, values))
  }
  const [own, other] = [median(times.mine), median(times.theirs)]
  return { what, ours: own.toFixed(0), 'cpf-cnpj-validator': other.toFixed(0), share: (own / other).toFixed(2) }
}

function nanoseconds(isValid, values) {
  let valid = 0
  const start = performance.now()
  for (const value of values) if (isValid(value)) valid++
  const passed = performance.now() - start
  if (valid * 2 !== values.length) throw new Error('Half of them are valid.')
  return (passed * 1e6) / values.length
}
