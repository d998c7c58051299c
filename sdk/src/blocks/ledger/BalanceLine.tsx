import { Button } from '../../feedback/Button.js'
import type { ReactNode } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { BalanceParts } from './balanceParts.js'
import './ledger.css'
import { ledgerTexts } from './messages.js'
import type { MovementType } from './movement.js'

interface BalanceLineProps {
  readonly parts: BalanceParts
  readonly unit?: string | null
  /** Opens the movements of a pressed number, or all of them. @default numbers without buttons */
  readonly onOpen?: (types: readonly MovementType[] | undefined) => void
}

type Part = 'moved' | 'amended' | 'consumed' | 'reserved'

/** The movements behind each number. */
const typesOf: Readonly<Record<Part, readonly MovementType[]>> = {
  moved: ['remanejamento-entrada', 'remanejamento-saida'],
  amended: ['aditivo'],
  consumed: ['consumo', 'estorno'],
  reserved: ['reserva', 'liberacao', 'consumo'],
}

/** The calculation of a balance: "1.000 registrados − 620 consumidos − 80 reservados = 300"; each number opens its movements. */
export function BalanceLine({ parts, unit, onOpen }: BalanceLineProps) {
  const { locale, number } = useLocale()
  const { parts: words, onePart } = ledgerTexts[locale]
  const wordOf = (key: 'quantity' | Part) => (Math.abs(Number(parts[key])) === 1 ? onePart : words)[key]
  // Transfers and amendments are rare, so zero values are left out.
  const added = (['moved', 'amended'] as const).filter((key) => Number(parts[key]) !== 0)
  const shown = (key: Part, sign: string) => (
    <span key={key} className="ep-balance-part">
      <span className="ep-balance-sign">{sign}</span>
      <Pressable onPress={onOpen && (() => onOpen(typesOf[key]))}>
        <span className="ep-code">{number(parts[key].replace('-', ''))}</span> {wordOf(key)}
      </Pressable>
    </span>
  )
  return (
    <span className="ep-balance">
      <span className="ep-balance-part">
        <span className="ep-code">{number(parts.quantity)}</span> {wordOf('quantity')}
      </span>
      {added.map((key) => shown(key, parts[key].startsWith('-') ? '−' : '+'))}
      {shown('consumed', '−')}
      {shown('reserved', '−')}
      <span className="ep-balance-part">
        <span className="ep-balance-sign">=</span>
        <Pressable
          className="ep-balance-result"
          label={`${words.balance} ${number(parts.balance)}`}
          onPress={onOpen && (() => onOpen(undefined))}
        >
          <span className="ep-code">{number(parts.balance)}</span>
        </Pressable>
        {unit ? ` ${unit}` : ''}
      </span>
    </span>
  )
}

interface PressableProps {
  readonly onPress: (() => void) | undefined
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

function Pressable({ onPress, className, label, children }: PressableProps) {
  if (!onPress) return <span className={className}>{children}</span>
  return (
    <Button variant="link" className={className} onPress={onPress} aria-label={label}>
      {children}
    </Button>
  )
}
