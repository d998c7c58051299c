import { useLocale } from '../locale/LocaleProvider.js'
import { type OldEncoding, oldEncodings } from '../sheet/decodeText.js'
import { hiddenRows } from '../sheet/Sheet.js'
import type { ImportView } from './ImportView.js'
import { firstLines } from './reading/headingLine.js'

/** What is read of a file: the sheet, the encoding, the hidden rows, and the line of the headings. */
export function SheetChoices({ view }: { readonly view: ImportView }) {
  return (
    <>
      <SheetChoice view={view} />
      <EncodingChoice view={view} />
      <HeadingChoice view={view} />
      <HiddenChoice view={view} />
    </>
  )
}

/** The sheet of a workbook with several. */
function SheetChoice({ view: { state, engine } }: { readonly view: ImportView }) {
  const { text } = useLocale()
  const { name, names = [] } = state.sheet ?? {}
  if (names.length < 2) return null
  return (
    <label className="ep-import-headings">
      {text('import.columns.sheet')}
      <select value={name} onChange={(event) => void engine.takeSheet(event.target.value)}>
        {names.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  )
}

/** The encoding of a text file that only its letters tell: each choice shows words of the file. */
function EncodingChoice({ view: { state, engine } }: { readonly view: ImportView }) {
  const { text } = useLocale()
  const { encoding } = state.sheet ?? {}
  if (!encoding) return null
  return (
    <label className="ep-import-headings">
      {text('import.columns.encoding')}
      <select value={encoding.name} onChange={(event) => void engine.takeEncoding(event.target.value as OldEncoding)}>
        {oldEncodings.map((name) => (
          <option key={name} value={name}>
            {`${encoding.samples[name]} (${text(`import.encoding.${name}`)})`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Rows that a filter hides are left out, unless the person takes them. */
function HiddenChoice({ view: { state, engine } }: { readonly view: ImportView }) {
  const { number, plural } = useLocale()
  const count = state.sheet ? hiddenRows(state.sheet).length : 0
  if (count === 0) return null
  return (
    <label className="ep-import-filter">
      <input
        type="checkbox"
        checked={state.sheet?.rows.some(({ isHidden }) => isHidden) ?? false}
        onChange={(event) => engine.takeHidden(event.target.checked)}
      />
      {plural('import.columns.hidden', count, { count: number(count) })}
    </label>
  )
}

/** Cells shown of a line that may hold the headings. */
const cellsTold = 4

/** The line of the headings, where titles stand above it or few columns have a field. */
function HeadingChoice({ view: { state, engine } }: { readonly view: ImportView }) {
  const { text } = useLocale()
  const { sheet, mapping } = state
  const used = mapping.filter((path) => path !== undefined).length
  if (!sheet || (sheet.above.length === 0 && used * 2 >= mapping.length)) return null
  return (
    <label className="ep-import-headings">
      {text('import.columns.headings')}
      <select value={sheet.headingLine} onChange={(event) => engine.headAt(Number(event.target.value))}>
        {firstLines(sheet).map(({ line, cells }) => (
          <option key={line} value={line}>
            {text('import.columns.line', { line, cells: cells.filter(Boolean).slice(0, cellsTold).join(' · ') })}
          </option>
        ))}
      </select>
    </label>
  )
}
