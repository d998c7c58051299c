import type { FileProgress } from '../../api/readFile.js'
import type { Translator } from '../../locale/createTranslator.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ExportFormat } from './exportRequest.js'

interface ExportProgressProps {
  readonly format: ExportFormat
  /** `undefined` until the server answers. */
  readonly progress: FileProgress | undefined
}

/** Progress in rows; for a workbook, which is compressed, only in bytes. */
export function ExportProgress({ format, progress }: ExportProgressProps) {
  const locale = useLocale()
  const { total } = progress ?? {}
  // Without the heading and the last line.
  const rows = Math.max(0, (progress?.lines ?? 0) - 1)
  const share = format === 'csv' && total ? Math.min(100, Math.floor((rows / total) * 100)) : undefined
  const text = progressText(locale, { progress, rows: share === undefined ? undefined : rows })
  return (
    <div className="ep-export-progress">
      <output>{locale.text('list.export.running')}</output>
      <div
        role="progressbar"
        aria-label={locale.text('list.export.running')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={text}
        className="ep-export-bar"
      >
        <div data-unknown={share === undefined || undefined} style={share === undefined ? undefined : { inlineSize: `${share}%` }} />
      </div>
      <p className="ep-export-figures">{text}</p>
    </div>
  )
}

interface Figures {
  readonly progress: FileProgress | undefined
  /** `undefined` when rows cannot be counted. */
  readonly rows: number | undefined
}

function progressText({ text, number }: Translator, { progress, rows }: Figures): string {
  if (!progress) return text('list.export.waiting')
  const size = number(progress.bytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const total = progress.total ?? 0
  return rows === undefined ? text('list.export.size', { size }) : text('list.export.rows', { rows: Math.min(rows, total), total, size })
}
