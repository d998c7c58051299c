import { TriangleAlert } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fill } from '../ledger/fill.js'
import { spendingTexts } from './spendingTexts.js'
import { aboveCommitment, arrivedValue, invoiceDiffers, receivable } from './totals.js'

type Receipts = Parameters<typeof receivable>[0]

interface SpendingProps {
  readonly receipts: readonly (Receipts[number] & { readonly invoiceNumber: string | null; readonly valueReason: string | null })[]
  readonly items: Parameters<typeof receivable>[1]
  readonly commitment: Parameters<typeof aboveCommitment>[1]
  readonly className: string
}

/** What the receipts ask for beyond the commitment and beyond what came, with the recorded reason. */
export function Spending({ receipts, items, commitment, className }: SpendingProps) {
  const { locale, money } = useLocale()
  const texts = spendingTexts[locale]
  const excess = aboveCommitment(receivable(receipts, items), commitment)
  const differing = receipts.filter((receipt) => invoiceDiffers(receipt, items))
  const lines = [
    ...(excess
      ? [fill(texts.aboveCommitment, { value: money(excess.value), above: money(excess.above), limit: money(excess.limit) })]
      : []),
    ...differing.map(({ invoiceNumber, invoiceValue, valueReason, items: arrived }) => {
      const words = { number: invoiceNumber ?? '–', value: money(invoiceValue ?? '0'), worth: money(arrivedValue(arrived, items) ?? '0') }
      return fill(texts.invoiceDiffers, words) + (valueReason ? ` ${fill(texts.why, { reason: valueReason })}` : '')
    }),
  ]
  return lines.map((line) => (
    <p key={line} className={className}>
      <TriangleAlert aria-hidden="true" /> {line}
    </p>
  ))
}
