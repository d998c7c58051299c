import type { SupplierDraft } from '@esporte-parana/sdk/contracts'
import type { Random } from '../../demo/random.js'

interface Day {
  readonly random: Random
  readonly today: string
}
type Certificate = SupplierDraft['certificates'][number]
type Sanction = SupplierDraft['sanctions'][number]

const types = ['federal-inss', 'estadual-pr', 'municipal', 'fgts-crf', 'trabalhista-cndt', 'falencia', 'tce-liberatoria'] as const
const lasting = [61, 175] as const
const ending = [0, 30] as const
const ended = [-90, -1] as const

/** Demo certificates: most are valid, some expire within a month, some have expired, and a few suppliers have none. */
export function demoCertificates({ random, today }: Day): Certificate[] {
  const state = random.next()
  if (state < 0.06) return []
  const special = state < 0.14 ? ended : state < 0.3 ? ending : lasting
  const count = random.integer(3, types.length)
  const place = random.integer(0, count - 1)
  return types.slice(0, count).map((type, index) => {
    const [least, most] = index === place ? special : lasting
    const days = random.integer(least, most)
    return { type, number: random.digits(12), issuedAt: dayAfter(today, days - 180), validUntil: dayAfter(today, days), fileId: null }
  })
}

/** Demo sanctions: few suppliers have one, and fewer are barred today. */
export function demoSanctions({ random, today }: Day): Sanction[] {
  const kind = random.next()
  if (kind >= 0.05) return []
  const process = `${random.integer(20, 26)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`
  const begun = random.integer(30, 300)
  if (kind < 0.015)
    return [
      {
        type: random.pick(['impedimento', 'inidoneidade'] as const),
        process,
        from: dayAfter(today, -begun),
        to: dayAfter(today, random.integer(1, 700)),
        legalBasis: 'Lei 14.133/2021, art. 156, III e IV',
      },
    ]
  const type = kind < 0.025 ? 'impedimento' : random.pick(['advertencia', 'multa'] as const)
  return [{ type, process, from: dayAfter(today, -begun - 400), to: dayAfter(today, -begun), legalBasis: 'Lei 14.133/2021, art. 156' }]
}

/** Whether the supplier is barred today; the same rule as in the nightly job. */
export function isBarred(sanctions: readonly Sanction[], today: string): boolean {
  return sanctions.some(
    ({ type, from, to }) => (type === 'impedimento' || type === 'inidoneidade') && from <= today && (to === null || to >= today),
  )
}

function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
