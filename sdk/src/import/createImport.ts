import { ApiError } from '../api/ApiError.js'
import { createKey, isRefusal } from '../api/attempts.js'
import type { ApiClient, PathParams } from '../api/client.js'
import { contractPath } from '../core/contract.js'
import type { AnyResource } from '../core/resource.js'
import { createStore } from '../core/store.js'
import { checkInParts, probeRows, sample } from './checkInParts.js'
import type { ImportField } from './reading/importFields.js'
import { allIssues, type ImportProblem, type ImportResult, type ImportState, initialState } from './importState.js'
import { matchColumns } from './reading/matchColumns.js'
import type { OldEncoding } from '../sheet/decodeText.js'
import type { ReadOptions } from '../sheet/pace.js'
import { readSheet } from '../sheet/readSheet.js'
import { shownCell } from './reading/cellValue.js'
import { findHeadings } from './reading/headingLine.js'
import { derivedCells, rowDraft } from './reading/rowDraft.js'
import { readRows } from './reading/sheetValues.js'
import { type Sheet, SheetError, withHeadingsIn, withHiddenRows } from '../sheet/Sheet.js'

export interface ImportOptions {
  readonly resource: AnyResource
  readonly fields: readonly ImportField[]
  readonly api: Pick<ApiClient, 'send'>
  readonly params?: PathParams
}

/** One import, from the file to the stored records, without any user interface. */
export interface Import {
  readonly get: () => ImportState
  readonly subscribe: (listener: () => void) => () => void
  readonly open: (file: File) => Promise<void>
  readonly map: (column: number, path: string | undefined) => void
  /** Takes another line of the file for its headings. */
  readonly headAt: (line: number) => void
  /** Reads another sheet of the workbook. */
  readonly takeSheet: (name: string) => Promise<void>
  /** Reads the text file in another encoding. */
  readonly takeEncoding: (name: OldEncoding) => Promise<void>
  /** Takes the rows that the workbook hides, or leaves them out. */
  readonly takeHidden: (isTaken: boolean) => void
  /** Gives every row one value for a field without a column; `undefined` takes the field out again. */
  readonly fillAll: (path: string, text: string | undefined) => void
  /** Gives a column's codes their first zeros back, or leaves them as they are. */
  readonly pad: (column: number, isPadded: boolean) => void
  /** Goes back to the columns or the file. */
  readonly goTo: (step: 'file' | 'columns') => void
  /** Builds the rows from the columns and checks all of them. */
  readonly check: () => Promise<void>
  /** Continues an interrupted check. */
  readonly recheck: () => Promise<void>
  /** Changes cells and checks their rows again. */
  readonly edit: (places: readonly number[], path: string, text: string) => void
  /** Stores the good rows: all of them or none. */
  readonly write: () => Promise<void>
  /** Stops running work and changes nothing. */
  readonly stop: () => void
}

export function createImport({ resource, fields, api, params }: ImportOptions): Import {
  const { get, set, subscribe } = createStore<ImportState>(initialState)
  let work = new AbortController()
  let key: string | undefined
  const update = (change: Partial<ImportState>) => set({ ...get(), ...change })
  const path = `${contractPath(resource.contract, params)}/importar`
  const draftOf = (place: number) => rowDraft(resource, fields, get().rows[place]?.values ?? {})
  const forgetKey = () => {
    if (!get().isUnsure) key = undefined
  }
  const begin = () => {
    work.abort()
    work = new AbortController()
    return work.signal
  }

  const derivedIn = (rows: ImportState['rows']) => {
    const found = rows.slice(0, derivedSample).flatMap(({ values }) => Object.keys(derivedCells(resource, fields, values)))
    return [...new Set(found)]
  }

  const probe = async () => {
    const signal = begin()
    const rows = readRows(get(), fields, sample)
    update({ probe: undefined, derived: derivedIn(rows) })
    const drafts = rows.map(({ values }) => rowDraft(resource, fields, values))
    const found = await probeRows({ api, path, drafts, signal })
    if (!signal.aborted) update({ probe: found })
  }

  const lay = (sheet: Sheet) => {
    update({ sheet, mapping: matchColumns(sheet.headings, fields, sheet.rows), bareColumns: [] })
    void probe()
  }

  const recheck = async () => {
    const signal = begin()
    update({ isChecking: true, problem: undefined })
    const places = get().verdicts.flatMap((verdict, place) => (verdict ? [] : [place]))
    try {
      await checkInParts({ api, path, places, draftOf, signal }, (checked) => {
        const verdicts = [...get().verdicts]
        for (const [place, verdict] of checked) verdicts[place] = verdict
        update({ verdicts })
      })
    } catch (error) {
      if (!signal.aborted) update({ problem: toProblem(error) })
    }
    if (!signal.aborted) update({ isChecking: false })
  }

  const write = async () => {
    const issues = allIssues(get().rows, get().verdicts)
    const good = issues.flatMap((found, place) => (found?.length === 0 && get().verdicts[place]?.change !== 'unchanged' ? [place] : []))
    const signal = begin()
    update({ isWriting: true, problem: undefined })
    // The key stays while the arrival of a request is unknown: the server stores its rows once, and tells of others.
    key ??= createKey()
    const body = { rows: good.map(draftOf), fileName: get().fileName }
    try {
      const { data } = await api.send<{ readonly data: ImportResult }>('POST', path, body, {
        signal,
        headers: { 'Idempotency-Key': key },
      })
      update({ isWriting: false, isUnsure: false, step: 'done', result: data })
    } catch (error) {
      const isUnsure = !isRefusal(error)
      if (!isUnsure) key = undefined
      update({ isUnsure })
      if (signal.aborted) return
      const isChanged = error instanceof ApiError && (error.status === 422 || (error.status === 409 && error.code !== 'key-reused'))
      update({ isWriting: false, problem: isChanged ? { kind: 'changed' } : toProblem(error) })
      // Another user changed the data meanwhile, so the rows are checked again and errors appear in place.
      if (isChanged) {
        update({ verdicts: get().verdicts.map(() => undefined) })
        await recheck()
        if (!get().problem) update({ problem: { kind: 'changed' } })
      }
    }
  }

  return {
    get,
    subscribe,
    ...fileCommands({ begin, update, lay, fields }),
    ...columnCommands({ get, update, lay, fields, probe: () => void probe() }),
    goTo: (step) => {
      begin()
      forgetKey()
      update({ step, isChecking: false, isWriting: false, problem: undefined })
      if (step === 'columns') void probe()
    },
    check: () => {
      forgetKey()
      const rows = readRows(get(), fields)
      update({ step: 'check', added: [], rows, derived: derivedIn(rows), verdicts: rows.map(() => undefined) })
      return recheck()
    },
    recheck,
    edit: (places, field, text) => {
      forgetKey()
      const control = fields.find(({ path: known }) => known === field)?.control
      const shown = control ? shownCell(control, text.trim()) : text.trim()
      const rows = [...get().rows]
      const verdicts = [...get().verdicts]
      for (const place of places) {
        const row = rows[place]
        if (!row) continue
        rows[place] = { ...row, values: { ...row.values, [field]: shown } }
        verdicts[place] = undefined
      }
      const isNew = !get().mapping.includes(field) && !get().added.includes(field)
      update({ rows, verdicts, added: isNew ? [...get().added, field] : get().added })
      void recheck()
    },
    write,
    stop: () => {
      work.abort()
      update({ reading: undefined, isChecking: false, isWriting: false })
    },
  }
}

interface ColumnWork {
  readonly get: () => ImportState
  readonly update: (change: Partial<ImportState>) => void
  /** Begins with the columns of a sheet. */
  readonly lay: (sheet: Sheet) => void
  readonly fields: readonly ImportField[]
  /** Checks the first rows again. */
  readonly probe: () => void
}

/** The commands that read the file. */
function fileCommands({ begin, update, lay, fields }: FileWork): Pick<Import, 'open' | 'takeSheet' | 'takeEncoding'> {
  let file: File | undefined
  const readFile = async (opened: File, choices: Pick<ReadOptions, 'sheetName' | 'encoding'> = {}) => {
    const signal = begin()
    try {
      const onProgress = (reading: number) => update({ reading })
      const sheet = await readSheet(opened, { ...choices, signal, onProgress })
      update({ reading: undefined, step: 'columns' })
      lay(findHeadings(sheet, fields))
    } catch (error) {
      const fileProblem = error instanceof SheetError ? error.problem : 'broken'
      if (!signal.aborted) update({ reading: undefined, step: 'file', fileProblem })
    }
  }
  return {
    open: (opened) => {
      file = opened
      update({ ...initialState, reading: 0, fileName: file.name, fileProblem: undefined, sheet: undefined, problem: undefined })
      return readFile(file)
    },
    takeSheet: async (sheetName) => file && readFile(file, { sheetName }),
    takeEncoding: async (encoding) => file && readFile(file, { encoding }),
  }
}

interface FileWork extends Pick<ColumnWork, 'update' | 'lay' | 'fields'> {
  /** Ends the running work. */
  readonly begin: () => AbortSignal
}

/** The commands of the second step. */
function columnCommands({
  get,
  update,
  lay,
  fields,
  probe,
}: ColumnWork): Pick<Import, 'map' | 'headAt' | 'takeHidden' | 'fillAll' | 'pad'> {
  return {
    map: (column, field) => {
      const mapping = get().mapping.map((known, place) => (place === column ? field : known === field ? undefined : known))
      // A column wins over one value for all rows.
      update({ mapping, constants: without(get().constants, field) })
      probe()
    },
    headAt: (line) => {
      const { sheet } = get()
      if (sheet) lay(withHeadingsIn(sheet, line))
    },
    takeHidden: (isTaken) => {
      const { sheet } = get()
      if (sheet) update({ sheet: withHiddenRows(sheet, isTaken) })
      probe()
    },
    fillAll: (path, text) => {
      const control = fields.find((field) => field.path === path)?.control
      const others = without(get().constants, path)
      update({ constants: text === undefined || !control ? others : { ...others, [path]: shownCell(control, text.trim()) } })
      probe()
    },
    pad: (column, isPadded) => {
      const others = get().bareColumns.filter((bare) => bare !== column)
      update({ bareColumns: isPadded ? others : [...others, column] })
      probe()
    },
  }
}

/** Rows in which fields are looked for that a form would fill in. */
const derivedSample = 200

function without(constants: ImportState['constants'], path: string | undefined): ImportState['constants'] {
  return Object.fromEntries(Object.entries(constants).filter(([known]) => known !== path))
}

function toProblem(error: unknown): ImportProblem {
  if (!(error instanceof ApiError)) return { kind: 'network' }
  if (error.code === 'signed-in-again') return { kind: 'signed-in-again' }
  return { kind: 'refused', code: error.code, requestId: error.requestId }
}
