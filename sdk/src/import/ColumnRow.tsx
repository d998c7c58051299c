import { ArrowRight } from '../icons/icons.js'
import { locales } from '../core/locale.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { comparable } from '../validators/comparable.js'
import type { ImportView } from './ImportView.js'
import { lostZerosIn } from './reading/sheetValues.js'

interface ColumnRowProps {
  readonly view: ImportView
  /** Unique among the columns. */
  readonly name: string
  readonly place: number
}

const samples = 3

/** One column of the file with examples, and the field that it fills. */
export function ColumnRow({ view, name, place }: ColumnRowProps) {
  const { fields, state, engine } = view
  const { text } = useLocale()
  const path = state.mapping[place]
  const isComputed = path === undefined && isComputedColumn(view, name)
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
            {field.isSometimesRequired ? ` (${text('import.columns.sometimes')})` : ''}
          </option>
        ))}
      </select>
      {isComputed ? <p className="ep-import-quiet ep-import-zeros">{text('import.columns.computed')}</p> : null}
      <LostZeros view={view} place={place} />
    </li>
  )
}

/** Whether the heading names a column of the list that no form has: the product works it out. */
function isComputedColumn({ resource, fields }: ImportView, name: string): boolean {
  const heading = comparable(name)
  const isField = fields.some(({ labels, names }) => [...labels, ...names].some((label) => comparable(label) === heading))
  const isOwn = (labels: Readonly<Record<string, string | undefined>>) =>
    Object.values(labels).some((label) => comparable(label ?? '') === heading)
  return !isField && locales.some((locale) => isOwn(resource.messages[locale].fields))
}

/** Offers to complete the codes of a column that a spreadsheet took for numbers; the person can keep them as they are. */
function LostZeros({ view: { fields, state, engine }, place }: Pick<ColumnRowProps, 'view' | 'place'>) {
  const { number, plural } = useLocale()
  const lost = lostZerosIn(
    state,
    place,
    fields.find(({ path }) => path === state.mapping[place]),
  )
  const [first] = lost
  if (!first) return null
  return (
    <label className="ep-import-filter ep-import-zeros">
      <input type="checkbox" checked={!state.bareColumns.includes(place)} onChange={(event) => engine.pad(place, event.target.checked)} />
      {plural('import.columns.zeros', lost.length, { count: number(lost.length), from: first.text, to: first.padded })}
    </label>
  )
}
