import { Download } from 'lucide-react'
import { issueText, pathLabel } from '../form/issueTexts.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { writeCsv } from './csv.js'
import type { ImportView } from './ImportView.js'
import { saveFile } from './saveFile.js'
import { shownFields } from './shownFields.js'

/** A file of the rows that are wrong, as they stand now, with the reasons in a column of their own. */
export function FailedRowsButton({ view }: { readonly view: ImportView }) {
  const locale = useLocale()
  const { text } = locale
  const save = (page: Document) => {
    const fields = shownFields(view)
    const records = view.issues.flatMap((found, place) => {
      const row = view.state.rows[place]
      if (!row || !found || found.length === 0) return []
      const reasons = found.map((issue) =>
        [pathLabel(view.resource, locale, issue.path), issueText(view.resource, locale, issue)].filter(Boolean).join(': '),
      )
      return [[...fields.map(({ path }) => row.values[path] ?? ''), reasons.join('; ')]]
    })
    const name = view.state.fileName.replace(/\.\w+$/, '')
    saveFile(
      page,
      `${text('import.failed.name', { name })}.csv`,
      writeCsv([[...fields.map(({ label }) => label), text('import.failed.column')], ...records]),
    )
  }
  return (
    <button type="button" className="ep-list-button" onClick={(event) => save(event.currentTarget.ownerDocument)}>
      <Download aria-hidden="true" width="1.15em" height="1.15em" />
      {text('import.failed.download')}
    </button>
  )
}
