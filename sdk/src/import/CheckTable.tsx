import type { HistoryChange } from '../api/recordCalls.js'
import { Button } from '../feedback/Button.js'
import { type ReactNode, useId, useState } from 'react'
import { pathLabel } from '../form/checks/issueTexts.js'
import { changedField, sideText } from '../form/history/historyText.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { CheckCell, focusCell } from './CheckCell.js'
import type { ImportField } from './reading/importFields.js'
import type { ImportView } from './ImportView.js'
import { derivedCells } from './reading/rowDraft.js'
import { rowIssueText } from './rowIssueText.js'
import { shownFields } from './shownFields.js'

interface CheckTableProps {
  readonly view: ImportView
  /** Indexes of the rows on this page. */
  readonly places: readonly number[]
}

/** A correction that may apply to other rows too. */
interface Correction {
  readonly place: number
  readonly field: ImportField
  readonly from: string
  readonly to: string
}

/** A page of rows as a spreadsheet, each with its result. */
export function CheckTable({ view, places }: CheckTableProps) {
  const { text } = useLocale()
  const [correction, setCorrection] = useState<Correction>()
  const fields = shownFields(view)
  const widths = new Map(fields.map((field) => [field.path, longest(view, places, field)]))
  const change = (place: number, field: ImportField, to: string) => {
    const from = view.state.rows[place]?.values[field.path] ?? ''
    const isWrong = view.issues[place]?.some(({ path }) => path === field.path)
    setCorrection(isWrong ? { place, field, from, to } : undefined)
    view.engine.edit([place], field.path, to)
  }
  const same = correction && <SameMistake view={view} correction={correction} onDone={() => setCorrection(undefined)} />
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
            <CheckRow
              key={place}
              view={view}
              place={place}
              fields={fields}
              widths={widths}
              corrected={correction?.place === place ? correction.field : undefined}
              same={same}
              onChange={change}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Longer texts scroll inside the cell; the limit is in characters. */
const mostShown = 64
const mostShownOfLong = 40

/** Length of the longest text in a column of this page, up to the limit. */
function longest({ state }: ImportView, places: readonly number[], { path, control }: ImportField): number {
  const most = control.kind.isLong || control.fieldset ? mostShownOfLong : mostShown
  return Math.min(most, Math.max(...places.map((place) => (state.rows[place]?.values[path] ?? '').length)))
}

interface SameMistakeProps {
  readonly view: ImportView
  readonly correction: Correction
  readonly onDone: () => void
}

/** The same mistake is often in many rows, so this offers to apply a correction to all of them. */
function SameMistake({ view, correction: { field, from, to }, onDone }: SameMistakeProps) {
  const { plural, number, text } = useLocale()
  const { kind, options } = field.control
  // A CPF belongs to one person: in another row it would be a second mistake.
  if ((options.isOwn ?? kind.isOwn) === true && to !== '') return null
  const same = view.state.rows.flatMap(({ values }, place) =>
    (values[field.path] ?? '') === from && view.issues[place]?.some(({ path }) => path === field.path) ? [place] : [],
  )
  if (same.length === 0) return null
  const count = number(same.length)
  const question = plural('import.same', same.length, {
    count,
    from: from || text('import.same.empty'),
    to: field.options.find(({ value }) => value === to)?.label ?? to,
    name: field.label,
  })
  return (
    <>
      <span className="ep-visually-hidden" role="status">
        {question}
      </span>
      <Button
        variant="link"
        className="ep-import-same"
        title={question}
        onPress={(event) => {
          focusCell(event.currentTarget.closest('td')?.querySelector<HTMLElement>('input, select'))
          view.engine.edit(same, field.path, to)
          onDone()
        }}
      >
        {plural('import.same.apply', same.length, { count })}
      </Button>
    </>
  )
}

interface CheckRowProps {
  readonly view: ImportView
  readonly place: number
  readonly fields: readonly ImportField[]
  readonly widths: ReadonlyMap<string, number>
  /** The last corrected cell of this row, and the offer to correct others like it. */
  readonly corrected: ImportField | undefined
  readonly same: ReactNode
  readonly onChange: (place: number, field: ImportField, text: string) => void
}

function CheckRow({ view, place, fields, widths, corrected, same, onChange }: CheckRowProps) {
  const { resource, state, issues } = view
  const locale = useLocale()
  const id = useId()
  const row = state.rows[place]
  const found = issues[place]
  if (!row) return null
  const shown = new Set(fields.map(({ path }) => path))
  const derived = derivedCells(resource, view.fields, row.values)
  // Errors without a cell are shown in the result column.
  const others = (found ?? []).filter(({ path }) => !shown.has(path))
  const wrong = fields.flatMap(({ path, label }) => {
    const issue = found?.find((each) => each.path === path)
    return issue ? [{ path, label, words: rowIssueText(resource, locale, issue, row.values) }] : []
  })
  const verdict = found === undefined ? 'checking' : found.length > 0 ? 'bad' : (state.verdicts[place]?.change ?? 'good')
  return (
    <tr data-verdict={verdict}>
      <th scope="row">{row.line}</th>
      <td className="ep-import-verdict">
        <span className={`ep-import-mark ep-import-mark-${verdict}`}>{locale.text(`import.verdict.${verdict}`)}</span>
        {verdict === 'updated' && <Changes {...{ resource }} changes={state.verdicts[place]?.changes ?? []} />}
        <WrongCells cells={wrong} line={row.line} idOf={(path) => `${id}${path}`} />
        {others.map((issue) => (
          <span key={`${issue.path} ${issue.code}`} className="ep-import-reason">
            {[pathLabel(resource, locale, issue.path), rowIssueText(resource, locale, issue, row.values)].filter(Boolean).join(': ')}
          </span>
        ))}
      </td>
      {fields.map((field) => {
        const error = wrong.find(({ path }) => path === field.path)?.words
        return (
          <CheckCell
            key={field.path}
            id={`${id}${field.path}`}
            field={field}
            line={row.line}
            text={row.values[field.path] || (derived[field.path] ?? '')}
            isDerived={!row.values[field.path] && derived[field.path] !== undefined}
            width={widths.get(field.path) ?? 0}
            error={error}
            near={found?.find(({ path }) => path === field.path)?.params?.near}
            isChecking={found === undefined}
            isReadOnly={state.isWriting}
            onChange={(text) => onChange(place, field, text)}
          >
            {field.path === corrected?.path && same}
          </CheckCell>
        )
      })}
    </tr>
  )
}

/** Changes told for a row; the others are counted. */
const changesTold = 3

/** What a row changes in its stored record: each field with its stored and its new value. */
function Changes({ resource, changes }: Pick<ImportView, 'resource'> & { readonly changes: readonly HistoryChange[] }) {
  const locale = useLocale()
  const { text } = locale
  const told = changes.map((change) => {
    const field = changedField(resource, locale, { path: change.field })
    const [before, after] = (['before', 'after'] as const).map((side) => sideText(field, locale, change, side) || text('history.blank'))
    return `${field.label}: ${before} → ${after}`
  })
  const rest = told.slice(changesTold)
  return (
    <>
      {told.slice(0, changesTold).map((words) => (
        <span key={words} className="ep-import-quiet ep-import-change">
          {words}
        </span>
      ))}
      {rest.length > 0 && (
        <span className="ep-import-quiet" title={rest.join('\n')}>
          +{rest.length}
        </span>
      )}
    </>
  )
}

/** Errors told for a row; the others are counted. */
const errorsTold = 2

interface WrongCell {
  readonly label: string
  readonly path: string
  readonly words: string
}

/** What is wrong with the cells of a row, beside its line number: the cells themselves may be out of sight. Each name leads to its cell. */
function WrongCells({
  cells,
  line,
  idOf,
}: {
  readonly cells: readonly WrongCell[]
  readonly line: number
  readonly idOf: (path: string) => string
}) {
  const rest = cells.slice(errorsTold)
  const lead = (to: readonly WrongCell[], text: string) => <CellLink line={line} cells={to} id={idOf(to[0]?.path ?? '')} text={text} />
  return (
    <>
      {cells.slice(0, errorsTold).map((cell) => (
        <div key={cell.path} className="ep-import-wrong">
          {lead([cell], `${cell.label}:`)}{' '}
          <span className="ep-import-reason" title={cell.words}>
            {cell.words}
          </span>
        </div>
      ))}
      {rest.length > 0 && <div className="ep-import-wrong">{lead(rest, `+${rest.length}`)}</div>}
    </>
  )
}

interface CellLinkProps {
  readonly line: number
  readonly cells: readonly WrongCell[]
  /** Of the first cell. */
  readonly id: string
  readonly text: string
}

function CellLink({ line, cells, id, text: shown }: CellLinkProps) {
  const { text } = useLocale()
  const names = cells.map(({ label }) => label).join(', ')
  return (
    <Button
      variant="link"
      aria-label={text('import.check.goTo', { line, names })}
      title={names}
      onPress={(event) => focusCell(event.currentTarget.closest('tr')?.querySelector<HTMLElement>(`[id="${id}"]`))}
    >
      {shown}
    </Button>
  )
}
