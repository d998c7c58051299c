import { ArrowRight, TriangleAlert } from '../icons/icons.js'
import { issueText, pathLabel } from '../form/checks/issueTexts.js'
import { type LocaleValue, useLocale } from '../locale/LocaleProvider.js'
import { comparable } from '../validators/comparable.js'
import type { ImportView } from './ImportView.js'
import { StepHeading } from './StepHeading.js'

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
      <Warning view={view} />
      <ul className="ep-import-mapping">
        {names.map((name, place) => (
          <ColumnRow key={`${place} ${name}`} view={view} name={name} place={place} />
        ))}
      </ul>
    </section>
  )
}

/** Reasons listed here; the others appear with the rows. */
const reasonsTold = 5

/** Problems that would affect every row: missing columns, and the server's result for the first rows. */
function Warning({ view: { resource, fields, state } }: { readonly view: ImportView }) {
  const locale = useLocale()
  const { text } = locale
  // A line with the id of a stored record only has the values to change.
  const isUpdate = state.mapping.includes('id')
  const missing = isUpdate ? [] : fields.filter(({ isRequired, path }) => isRequired && !state.mapping.includes(path))
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

interface ColumnRowProps {
  readonly view: ImportView
  /** Unique among the columns. */
  readonly name: string
  readonly place: number
}

const samples = 3

function ColumnRow({ view: { fields, state, engine }, name, place }: ColumnRowProps) {
  const { text } = useLocale()
  const path = state.mapping[place]
  const values = (state.sheet?.rows ?? []).map(({ cells }) => cells[place] ?? '').filter((value, at) => at < 200 && value !== '')
  return (
    <li data-unused={path === undefined || undefined}>
      <div className="ep-import-column">
        <span className="ep-import-strong">{name}</span>
        <span className="ep-import-quiet ep-import-sample">
          {[...new Set(values)].slice(0, samples).join(' · ') || text('import.columns.empty')}
        </span>
      </div>
      <ArrowRight aria-hidden="true" width="1.15em" height="1.15em" />
      <select
        aria-label={text('import.columns.field', { name })}
        value={path ?? ''}
        onChange={(event) => engine.map(place, event.target.value || undefined)}
      >
        <option value="">{text('import.columns.ignore')}</option>
        {fields.map((field) => (
          <option key={field.path} value={field.path}>
            {field.label}
            {field.isRequired ? ` (${text('common.message.required').toLowerCase()})` : ''}
          </option>
        ))}
      </select>
    </li>
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
