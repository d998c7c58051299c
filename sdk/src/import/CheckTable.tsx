import { useId, useState } from 'react'
import { issueText, pathLabel } from '../form/issueTexts.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { CheckCell } from './CheckCell.js'
import type { ImportField } from './importFields.js'
import type { ImportView } from './ImportView.js'
import { shownFields } from './shownFields.js'

interface CheckTableProps {
  readonly view: ImportView
  /** The rows of this page. */
  readonly places: readonly number[]
}

/** A correction that other rows may need too. */
interface Correction {
  readonly field: ImportField
  readonly from: string
  readonly to: string
}

/** A page of rows as a spreadsheet shows them, each with its verdict. */
export function CheckTable({ view, places }: CheckTableProps) {
  const { text } = useLocale()
  const [correction, setCorrection] = useState<Correction>()
  const fields = shownFields(view)
  const change = (place: number, field: ImportField, to: string) => {
    const from = view.state.rows[place]?.values[field.path] ?? ''
    const isWrong = view.issues[place]?.some(({ path }) => path === field.path)
    setCorrection(isWrong ? { field, from, to } : undefined)
    view.engine.edit([place], field.path, to)
  }
  return (
    <>
      {correction && <SameMistake view={view} correction={correction} onDone={() => setCorrection(undefined)} />}
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ep-import-scroller" role="region" tabIndex={0} aria-label={text('import.check.table')}>
        <table className="ep-import-table">
          <thead>
            <tr>
              <th scope="col">{text('import.check.line')}</th>
              <th scope="col">{text('import.check.verdict')}</th>
              {fields.map(({ path, label }) => (
                <th key={path} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <CheckRow key={place} view={view} place={place} fields={fields} onChange={change} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface SameMistakeProps {
  readonly view: ImportView
  readonly correction: Correction
  readonly onDone: () => void
}

/** One mistake often stands in many rows: offers to mend it everywhere. */
function SameMistake({ view, correction: { field, from, to }, onDone }: SameMistakeProps) {
  const { plural, number, text } = useLocale()
  const same = view.state.rows.flatMap(({ values }, place) =>
    (values[field.path] ?? '') === from && view.issues[place]?.some(({ path }) => path === field.path) ? [place] : [],
  )
  if (same.length === 0) return null
  return (
    <div className="ep-import-notice ep-import-notice-info" role="status">
      <p>
        {plural('import.same', same.length, {
          count: number(same.length),
          from: from || text('import.same.empty'),
          to: field.options.find(({ value }) => value === to)?.label ?? to,
          name: field.label,
        })}
      </p>
      <button
        type="button"
        className="ep-list-button"
        onClick={() => {
          view.engine.edit(same, field.path, to)
          onDone()
        }}
      >
        {text('import.same.apply')}
      </button>
    </div>
  )
}

interface CheckRowProps {
  readonly view: ImportView
  readonly place: number
  readonly fields: readonly ImportField[]
  readonly onChange: (place: number, field: ImportField, text: string) => void
}

function CheckRow({ view: { resource, state, issues }, place, fields, onChange }: CheckRowProps) {
  const locale = useLocale()
  const id = useId()
  const row = state.rows[place]
  const found = issues[place]
  if (!row) return null
  const shown = new Set(fields.map(({ path }) => path))
  // What no cell can say stands in the verdict.
  const others = (found ?? []).filter(({ path }) => !shown.has(path))
  const verdict = found === undefined ? 'checking' : found.length === 0 ? 'good' : 'bad'
  return (
    <tr data-verdict={verdict}>
      <th scope="row">{row.line}</th>
      <td className="ep-import-verdict">
        <span className={`ep-import-mark ep-import-mark-${verdict}`}>{locale.text(`import.verdict.${verdict}`)}</span>
        {others.map((issue) => (
          <span key={`${issue.path} ${issue.code}`} className="ep-import-reason">
            {[pathLabel(resource, locale, issue.path), issueText(resource, locale, issue)].filter(Boolean).join(': ')}
          </span>
        ))}
      </td>
      {fields.map((field) => {
        const issue = found?.find(({ path }) => path === field.path)
        return (
          <CheckCell
            key={field.path}
            id={`${id}${field.path}`}
            field={field}
            line={row.line}
            text={row.values[field.path] ?? ''}
            error={issue && issueText(resource, locale, issue)}
            isReadOnly={state.isWriting}
            onChange={(text) => onChange(place, field, text)}
          />
        )
      })}
    </tr>
  )
}
