import { type ClipboardEvent, useContext, useState } from 'react'
import type { AnyControl } from '../../core/control.js'
import { useDataContext } from '../../data/DataProvider.js'
import { StuckPartContext } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { needsReload } from '../../mount/reload.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { getAt, type Values } from '../core/fieldPath.js'
import type { PasteReport } from './pasteRows.js'

/** The state of a paste: cells are being read, reading failed, or the result. */
export type PasteOutcome = 'reading' | 'failed' | PasteReport

interface RowPaste {
  /** Of the last paste into this record, until it is saved. */
  readonly outcome?: PasteOutcome
  /** Whether a person can undo the paste: nothing was typed since. */
  readonly canUndo: boolean
  readonly onPaste: (event: ClipboardEvent) => void
  readonly undo: () => void
  readonly forget: () => void
}

/** Takes spreadsheet cells that are pasted into a field of a row. A single text is pasted as usual. `stored` are the rows as the server answered them, for rows that it locks. */
export function useRowPaste(path: string, control: AnyControl, stored?: ReadonlyMap<unknown, Values>): RowPaste {
  const form = useForm()
  const { api } = useDataContext()
  const format = useLocale()
  const mount = useMount()
  const tellStuck = useContext(StuckPartContext)
  const [told, setTold] = useState<{ readonly of: Values; readonly outcome: PasteOutcome }>()
  // A save, and the next record in this form, end what the paste offers.
  const isOpen = useFormState(({ initial }) => told?.of === initial)
  const outcome = isOpen ? told?.outcome : undefined
  // Undo must not lose what was typed since.
  const isUntouched = useFormState(({ values }) => typeof outcome === 'object' && outcome.rows === getAt(values, path))
  const { fieldset } = control
  const onPaste = (event: ClipboardEvent) => {
    const target = form.places.pathOf(event.target as Element) ?? ''
    const place = /^\[(\d+)\]\.(\w+)$/.exec(target.slice(path.length))
    const text = event.clipboardData.getData('text/plain')
    const isCell = isClosedCell(event.target as Element) && text.trim() !== ''
    if (!fieldset || form.isReadOnly || !place || !(isCell || isCellBlock(text, event.clipboardData.getData('text/html')))) return
    event.preventDefault()
    event.stopPropagation()
    if (outcome === 'reading') return
    const { initial } = form.store.getState()
    const tell = (next: PasteOutcome) => setTold({ of: initial, outcome: next })
    tell('reading')
    const request = { form, api, path, control, fieldset, index: Number(place[1]), key: place[2] ?? '', text, format, stored }
    void import('./pasteRows.js').then(
      (module) => module.pasteRows(request).then(tell, () => tell('failed')),
      async () => {
        // The server answers, so the connection is not at fault: a new version has replaced the file.
        if (!tellStuck || !(await needsReload(mount))) return tell('failed')
        tellStuck()
        setTold(undefined)
      },
    )
  }
  const forget = () => setTold(undefined)
  return {
    outcome,
    canUndo: isUntouched,
    onPaste,
    undo: () => {
      if (typeof outcome === 'object') outcome.undo()
      forget()
    },
    forget,
  }
}

/** A closed table cell has no text to paste into. A cell that was pressed is pasted into through its text, which is no field. */
function isClosedCell(target: Element): boolean {
  return target.closest('[role="gridcell"]') !== null && target.closest('input, textarea') === null
}

/** Whether a paste is a block of cells and not one text. Tabs separate cells. A single column is known by the table that spreadsheets copy beside it. */
function isCellBlock(text: string, html: string): boolean {
  const body = text.replace(/(?<![\r\n])[\r\n]+$/, '')
  return body.includes('\t') || (/[\r\n]/.test(body) && /<table[\s>]/i.test(html))
}
