import { TriangleAlert } from '../icons/icons.js'
import { issueText, pathLabel } from '../form/checks/issueTexts.js'
import { type LocaleValue, useLocale } from '../locale/LocaleProvider.js'
import { comparable } from '../validators/comparable.js'
import { ColumnRow } from './ColumnRow.js'
import type { ImportView } from './ImportView.js'
import { SheetChoices } from './SheetChoices.js'
import { StepHeading } from './StepHeading.js'
import { missingFields, ValuesForAll } from './ValuesForAll.js'

/** Assigns a field to each column of the file, with examples of its values. */
export function ColumnStep({ view }: { readonly view: ImportView }) {
  const { text, number, plural } = useLocale()
  const { state } = view
  const { headings = [], rows = [] } = state.sheet ?? {}
  const names = columnNames(headings, text)
  const used = state.mapping.filter((path) => path !== undefined).length
  return (
    <section className="ep-import-columns">
      <StepHeading title={text('import.columns.title')}>
        <p>
          <strong>{state.fileName}</strong> · {plural('import.rows', rows.length, { count: number(rows.length) })} ·{' '}
          {text('import.columns.used', { used, total: headings.length })}
        </p>
      </StepHeading>
      <SheetChoices view={view} />
      <Warning view={view} />
      <ul className="ep-import-mapping">
        {names.map((name, place) => (
          <ColumnRow key={`${place} ${name}`} view={view} name={name} place={place} />
        ))}
      </ul>
      <Derived view={view} />
      <ValuesForAll view={view} />
    </section>
  )
}

/** The fields that every row gets by the rules of the form. */
function Derived({ view: { fields, state } }: { readonly view: ImportView }) {
  const { text } = useLocale()
  const names = fields.filter(({ path }) => state.derived.includes(path)).map(({ label }) => label)
  return names.length === 0 ? null : <p className="ep-import-quiet">{text('import.columns.derived', { names: names.join(', ') })}</p>
}

/** Reasons listed here; the others appear with the rows. */
const reasonsTold = 5

/** Problems that would affect every row: missing columns, and the server's result for the first rows. */
function Warning({ view }: { readonly view: ImportView }) {
  const { resource, state } = view
  const locale = useLocale()
  const { text } = locale
  const missing = missingFields(view).filter(({ path }) => !state.constants[path])
  const reasons = (state.probe?.issues ?? []).map((issue) =>
    [pathLabel(resource, locale, issue.path), issueText(resource, locale, issue)].filter(Boolean).join(': '),
  )
  const told =
    missing.length > 0
      ? text('import.columns.missing', { names: missing.map(({ label }) => label).join(', ') })
      : state.probe?.isRefused
        ? [text('import.columns.refused'), reasons.slice(0, reasonsTold).join('; ')].filter(Boolean).join(' ')
        : undefined
  return (
    <div role="status">
      {told !== undefined && (
        <div className="ep-import-notice ep-import-notice-warning">
          <TriangleAlert aria-hidden="true" width="1.25em" height="1.25em" />
          <p>{told}</p>
        </div>
      )}
    </div>
  )
}

/** Names of the columns; equal ones get the letter of their spreadsheet column. */
function columnNames(headings: readonly string[], text: LocaleValue['text']): readonly string[] {
  const words = headings.map(comparable)
  const seen = new Set<string>()
  const repeated = new Set(words.filter((word) => seen.has(word) || !seen.add(word)))
  return headings.map((heading, place) => {
    if (heading === '') return text('import.columns.unnamed', { number: place + 1 })
    const isTwin = repeated.has(words[place] ?? '')
    return isTwin ? text('import.columns.twin', { name: heading, letter: columnLetter(place) }) : heading
  })
}

/** 0 → A, 25 → Z, 26 → AA. */
function columnLetter(place: number): string {
  const before = place >= 26 ? columnLetter(Math.floor(place / 26) - 1) : ''
  return before + String.fromCharCode(65 + (place % 26))
}
