import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../data/DataProvider.js'
import type { Outbox } from '../../../../outbox/createOutbox.js'
import type { AnswersStored } from '../../../../blocks/questionnaire/answer.js'
import type { SiteVisit } from '../schema.js'
import { visitPath, withFindings, withReceipts } from './givenAnswers.js'
import { isRefusal, keepFormerPhotos, keptVisit, keepVisit, readVisit, type VisitSheet } from './visitSheet.js'

/** A visit from the server, or the copy stored on this device. */
export interface SheetState {
  readonly read: VisitSheet | undefined
  /** The server could not be reached, so the stored copy is shown. */
  readonly isFromDevice: boolean
  readonly error: unknown
  readonly refresh: () => void
  readonly setRead: Dispatch<SetStateAction<VisitSheet | undefined>>
}

/** A second device is noticed within this many milliseconds. */
const refreshEvery = 30_000
const soon = 1500

/** Reads a visit, shows the stored copy at once, and applies the server's responses to sent writes. */
export function useKeptSheet(id: number, outbox: Outbox | undefined): SheetState {
  const api = useApi()
  const [read, setRead] = useState<VisitSheet>()
  const [isFromDevice, setFromDevice] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isLookedUp, setLookedUp] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const receipts = useRef(0)

  // Requested at once, while the outbox opens.
  const refresh = useCallback(async () => {
    const before = receipts.current
    try {
      const fresh = await readVisit(api, id)
      // Asked for before a receipt, it may not know what that one stored; the next reading does.
      if (receipts.current === before) setRead(fresh)
      setFromDevice(false)
      setError(undefined)
    } catch (failure) {
      setFromDevice(true)
      setError(failure)
    }
  }, [api, id])

  useEffect(() => {
    if (!outbox) return
    let isWanted = true
    // The stored copy arrives first; the server's answer replaces it.
    void keptVisit(outbox, id)
      .then((kept) => isWanted && kept && setRead((known) => known ?? kept))
      .catch(() => undefined)
      .finally(() => isWanted && setLookedUp(true))
    return () => {
      isWanted = false
    }
  }, [outbox, id])

  useEffect(() => {
    void Promise.resolve().then(refresh)
    const again = setInterval(() => document.visibilityState === 'visible' && navigator.onLine && void refresh(), refreshEvery)
    return () => {
      clearInterval(again)
      clearTimeout(timer.current)
    }
  }, [refresh])

  useEffect(() => {
    return outbox?.onSent(({ path, subject, body }, answer) => {
      if (!subject.startsWith(visitPath(id))) return
      receipts.current += 1
      const { data } = answer as { readonly data: AnswersStored & Pick<SiteVisit, 'status'> }
      // A visit started online must be answerable offline, so its new status is applied at once.
      if (path === `${visitPath(id)}/inicio`) setRead((known) => known && { ...known, visit: { ...known.visit, status: data.status } })
      if (path === `${visitPath(id)}/respostas`)
        setRead((known) => known && { ...known, sheet: withReceipts(known.sheet, data), findings: withFindings(known.findings, body) })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void refresh(), soon)
    })
  }, [outbox, id, refresh])

  const shown = isRefusal(error) ? undefined : read
  useKept(outbox, shown)
  // Without an answer, the error is shown only after the device's copy was looked up too.
  return { read: shown, isFromDevice, error: isLookedUp || isRefusal(error) ? error : undefined, refresh: () => void refresh(), setRead }
}

/** Stores the visit again after each receipt and, while online, the photos of the visit before. */
function useKept(outbox: Outbox | undefined, read: VisitSheet | undefined): void {
  const api = useApi()
  const former = read?.sheet.former?.id
  useEffect(() => {
    if (outbox && read) void keepVisit(outbox, read)
  }, [outbox, read])
  useEffect(() => {
    if (!outbox || !read || former === undefined) return
    const rest = setTimeout(() => void keepFormerPhotos(api, outbox, read.sheet).catch(() => undefined), 2 * soon)
    return () => clearTimeout(rest)
    // Once per former visit, because its photos never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outbox, former, api])
}
