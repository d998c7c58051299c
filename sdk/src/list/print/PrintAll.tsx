import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { mostRecords, useAllRecords } from '../../data/useAllRecords.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { usePrint } from '../../mount/usePrint.js'
import { failureText } from '../core/actionText.js'
import type { MoreDialogProps } from '../state/MoreDialogProps.js'
import { RowValue } from '../table/RowValue.js'
import './printAll.css'

/** Prints all records of the list, not only the page seen: they are in the page only while they print. */
export function MoreDialog({ controller, onClosed }: MoreDialogProps) {
  const translator = useLocale()
  const { text, number, plural } = translator
  const toasts = useToasts()
  const { resource, params, query, columns } = controller
  const { records, isCut, isStale, error } = useAllRecords(resource.contract, query, { params })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isReady = records !== undefined && !isStale && anchor !== null
  const fail = useEffectEvent(() => {
    toasts.show({ severity: 'error', title: text('list.print.failed'), detail: failureText(error, translator) })
    onClosed()
  })
  useEffect(() => {
    if (error !== undefined) fail()
  }, [error])
  usePrint(isReady, onClosed)
  const card = anchor?.closest('.ep-list')?.querySelector('.ep-list-card')
  return (
    <span ref={setAnchor} className="ep-visually-hidden" role="status">
      {isReady ? null : text('list.print.preparing')}
      {isReady &&
        card &&
        createPortal(
          <div className="ep-list-print-all" aria-hidden="true">
            <p>
              {isCut
                ? text('list.print.cut', { count: number(mostRecords) })
                : plural('list.count', records.length, { count: number(records.length) })}
            </p>
            <table className="ep-list-table" data-chosen="true">
              <thead>
                <tr className="ep-list-head">
                  {columns.map(({ key, label, className }) => (
                    <th key={key} className={className} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {records.map((record) => (
                  <tr key={record.id} className="ep-list-row">
                    {columns.map((column) => (
                      <td key={column.key} className={column.className}>
                        <RowValue value={column.show(record)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>,
          card,
        )}
    </span>
  )
}
