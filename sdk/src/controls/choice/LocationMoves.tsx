import { useLocale } from '../../locale/LocaleProvider.js'
import './locations.css'

interface LocationMovesProps {
  /** The chosen places that another record has. */
  readonly items: readonly { readonly name: string; readonly holder?: { readonly label: string } }[]
  readonly taker: string | undefined
}

/** Which places pass from one record to this one, above the chosen ones: a row may be out of sight in its list. */
export function LocationMoves({ items, taker = '' }: LocationMovesProps) {
  const { text } = useLocale()
  const froms = [...new Set(items.map(({ holder }) => holder?.label ?? ''))]
  const namesOf = (from: string) => items.flatMap(({ name, holder }) => (holder?.label === from ? [name] : [])).join(', ')
  return (
    <div role="status" className="ep-locations-moves">
      {froms.map((from) => (
        <p key={from}>
          <strong>{namesOf(from)}</strong> – {text(taker ? 'controls.takenInto' : 'controls.takenFrom', { name: from, to: taker })}
        </p>
      ))}
      {froms.length > 0 ? <p>{text('controls.taken.kept')}</p> : null}
    </div>
  )
}
