import type { NamedLine } from '../../../../blocks/pricing/readLines.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'

interface LineNamesProps {
  /** What is said of the lines, before a colon. */
  readonly lead?: string
  readonly names: readonly string[]
}

/** The amount of a line as it was written: "60 un". `number` writes a number in the language of the page. */
export function lineAmount({ quantity, unit, unread }: NamedLine, number: (value: string) => string): string {
  const amount = unit ? unit.amount : quantity
  return amount === null ? (unread ?? '') : [number(amount), unit?.written].filter(Boolean).join(' ')
}

/** Up to this many names stand in the text. */
const fewNames = 8

/** Names of lines. Many fold up, so that what follows stays in sight. */
export function LineNames({ lead, names }: LineNamesProps) {
  const { number } = useLocale()
  const begun = `${lead === undefined ? '' : `${lead}: `}${names.slice(0, fewNames).join(' · ')}`
  const rest = names.slice(fewNames)
  if (rest.length === 0) return <p className="ep-choice-names">{begun}</p>
  return (
    <details className="ep-choice-names">
      <summary>
        {begun} · +{number(rest.length)}
      </summary>
      {rest.join(' · ')}
    </details>
  )
}
