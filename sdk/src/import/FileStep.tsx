import { Button } from '../feedback/Button.js'
import { CircleAlert, Download, FileSpreadsheet } from '../icons/icons.js'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'
import { saveFile } from '../mount/saveFile.js'
import { csvFile } from '../sheet/writeCsv.js'
import type { ImportView } from './ImportView.js'
import { maxRows } from '../sheet/Sheet.js'
import { StepHeading } from './StepHeading.js'

/** The first step: drop, choose or paste a file, or download a template. */
export function FileStep({ view }: { readonly view: ImportView }) {
  const { text, number } = useLocale()
  const { state, engine } = view
  const isBusy = state.reading !== undefined
  const open = (file: File) => void engine.open(file)
  usePastedRows(text('import.file.pasted'), (rows) => !isBusy && open(rows))
  const limits = { rows: number(maxRows) }
  return (
    <section className="ep-import-file">
      <StepHeading title={text('import.file.title')}>
        <p>{text('import.file.detail', limits)}</p>
      </StepHeading>
      <DropZone isBusy={isBusy} onFile={open} />
      {isBusy && (
        <div className="ep-import-progress">
          <progress aria-label={text('import.reading')} value={state.reading} max={1} />
          <span>{state.fileName}</span>
        </div>
      )}
      {state.fileProblem && (
        <div className="ep-import-notice ep-import-notice-negative" role="alert">
          <CircleAlert aria-hidden="true" width="1.25em" height="1.25em" />
          <p>
            <strong>{state.fileName}</strong>: {text(`import.file.${state.fileProblem}`, limits)}
          </p>
        </div>
      )}
      <Template view={view} />
    </section>
  )
}

/** Turns rows pasted anywhere in the dialog into a file of this name. */
function usePastedRows(name: string, onRows: (rows: File) => void): void {
  const { root } = useMount()
  useEffect(() => {
    const paste = (event: Event) => {
      // A spreadsheet also puts a picture of the cells on the clipboard; only the text is used.
      const cells = (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? ''
      if (cells.trim() === '') return
      event.preventDefault()
      onRows(new File([cells], name, { type: 'text/tab-separated-values' }))
    }
    root.addEventListener('paste', paste)
    return () => root.removeEventListener('paste', paste)
  })
}

function DropZone({ isBusy, onFile }: { readonly isBusy: boolean; readonly onFile: (file: File) => void }) {
  const { text } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !isBusy) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // Dropping is only a mouse shortcut; the button inside does the same for every user.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="ep-import-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileSpreadsheet aria-hidden="true" width="2.5em" height="2.5em" />
      <p>{text('import.file.drop')}</p>
      <Button variant="accent" aria-disabled={isBusy} onPress={() => input.current?.click()}>
        {text('import.file.choose')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.ods,text/csv"
        onChange={(event) => {
          take(event.target.files)
          // Cleared, so that the user can choose the same file again after changing it.
          event.target.value = ''
        }}
      />
    </div>
  )
}

function Template({ view: { resource, fields } }: { readonly view: ImportView }) {
  // Only an export knows when a record was changed.
  const headings = fields.filter(({ path }) => path !== 'updatedAt').map(({ label }) => label)
  const { text, locale } = useLocale()
  const mount = useMount()
  const name = resource.messages[locale].plural
  return (
    <div className="ep-import-template">
      <div>
        <p className="ep-import-strong">{text('import.template.title')}</p>
        <p className="ep-import-quiet">{text('import.template.detail')}</p>
      </div>
      <Button variant="secondary" onPress={() => saveFile(mount, csvFile([headings]), `${text('import.template.name', { name })}.csv`)}>
        <Download aria-hidden="true" width="1.15em" height="1.15em" />
        {text('import.template.download')}
      </Button>
    </div>
  )
}
