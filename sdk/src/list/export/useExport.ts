import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { type FileProgress, readFile } from '../../api/readFile.js'
import { contractPath } from '../../core/contract.js'
import { useApi } from '../../data/DataProvider.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { saveFile } from '../../mount/saveFile.js'
import { type ExportChoice, exportFilters } from './exportRequest.js'
import type { ListController } from '../state/useListController.js'

/** The state of an export. */
export type ExportState =
  | { readonly phase: 'choosing' }
  | { readonly phase: 'running'; readonly progress: FileProgress | undefined }
  | { readonly phase: 'stopped' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'done' }

/** Minimum time between progress updates; faster ones are unreadable. */
const progressMilliseconds = 100

/** Exports records as a file. */
export function useExport({ resource, params, ...source }: ListController) {
  const api = useApi()
  const mount = useMount()
  const toasts = useToasts()
  const { locale, text, plural, number } = useLocale()
  const [state, setState] = useState<ExportState>({ phase: 'choosing' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (choice: ExportChoice) => {
    const abort = new AbortController()
    running.current = abort
    setState({ phase: 'running', progress: undefined })
    const path = `${contractPath(resource.contract, params)}/exportar.${choice.format}`
    try {
      const response = await api.download(path, exportFilters({ ...source, resource }, choice, locale), { signal: abort.signal })
      checkType(response, choice.format)
      const onProgress = rarely((progress) => setState({ phase: 'running', progress }))
      const { file, name } = await readFile(response, { onProgress, signal: abort.signal })
      saveFile(mount, file, name || `${resource.contract.name}.${choice.format}`)
      const total = Number(response.headers.get('X-Total-Rows') ?? Number.NaN)
      const count = Number.isNaN(total) ? '' : plural('list.export.done', total, { count: number(total) })
      toasts.show({ severity: 'success', title: count || text('common.success'), detail: name, life: 8000 })
      setState({ phase: 'done' })
    } catch (error) {
      setState(abort.signal.aborted ? { phase: 'stopped' } : { phase: 'failed', error })
    }
  }
  return { state, start, stop: () => running.current?.abort() }
}

const mediaTypes: Readonly<Record<ExportChoice['format'], string>> = { csv: 'text/csv', xlsx: 'spreadsheetml' }

/** @throws ApiError `malformed` for what is no such file, such as the sign-in page of a wireless network */
function checkType({ headers, status }: Response, format: ExportChoice['format']): void {
  if (headers.get('Content-Type')?.includes(mediaTypes[format])) return
  throw new ApiError({ status, code: 'malformed', fieldErrors: [], requestId: undefined, body: { success: false } })
}

function rarely(tell: (progress: FileProgress) => void): (progress: FileProgress) => void {
  let toldAt = 0
  return (progress) => {
    const now = performance.now()
    if (now - toldAt < progressMilliseconds) return
    toldAt = now
    tell(progress)
  }
}
