import { ArrowRight, TriangleAlert } from 'lucide-react'
import { useLocale } from '../locale/LocaleProvider.js'
import type { ImportView } from './ImportView.js'
import { StepHeading } from './StepHeading.js'

/** What each column of the file means, with what stands in it. */
export function ColumnStep({ view }: { readonly view: ImportView }) {
  const { text, number, plural } = useLocale()
  const { state } = view
  const { headings = [], rows = [] } = state.sheet ?? {}
  const used = state.mapping.filter((path) => path !== undefined).length
  return (
    <section className="ep-import-columns">
      <StepHeading title={text('import.columns.title')}>
        <p>
          <strong>{state.fileName}</strong> · {plural('import.rows', rows.length, { count: number(rows.length) })} ·{' '}
          {text('import.columns.used', { used, total: headings.length })}
        </p>
      </StepHeading>
      <MissingFields view={view} />
      <ul className="ep-import-mapping">
        {headings.map((heading, place) => (
          // Two columns may have one heading; the place is what a column is.
          <ColumnRow key={`${place} ${heading}`} view={view} heading={heading} place={place} />
        ))}
      </ul>
    </section>
  )
}

function MissingFields({ view: { fields, state } }: { readonly view: ImportView }) {
  const { text } = useLocale()
  const missing = fields.filter(({ isRequired, path }) => isRequired && !state.mapping.includes(path))
  if (missing.length === 0) return null
  return (
    <div className="ep-import-notice ep-import-notice-warning" role="status">
      <TriangleAlert aria-hidden="true" width="1.25em" height="1.25em" />
      <p>{text('import.columns.missing', { names: missing.map(({ label }) => label).join(', ') })}</p>
    </div>
  )
}

interface ColumnRowProps {
  readonly view: ImportView
  readonly heading: string
  readonly place: number
}

const samples = 3

function ColumnRow({ view: { fields, state, engine }, heading, place }: ColumnRowProps) {
  const { text } = useLocale()
  const path = state.mapping[place]
  const name = heading || text('import.columns.unnamed', { number: place + 1 })
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
