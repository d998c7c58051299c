import { Button } from '../feedback/Button.js'
import { Download } from '../icons/icons.js'
import { pathLabel } from '../form/checks/issueTexts.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'
import { saveFile } from '../mount/saveFile.js'
import { csvFile, sheetCell } from '../sheet/writeCsv.js'
import type { ImportView } from './ImportView.js'
import { rowIssueText } from './rowIssueText.js'
import { shownFields } from './shownFields.js'

/** Downloads the rows with errors as they are now, with their lines in the file and the reasons in columns of their own. */
export function FailedRowsButton({ view }: { readonly view: ImportView }) {
  const locale = useLocale()
  const { text } = locale
  const mount = useMount()
  const save = () => {
    const fields = shownFields(view)
    const records = view.issues.flatMap((found, place) => {
      const row = view.state.rows[place]
      if (!row || !found || found.length === 0) return []
      const reasons = found.map((issue) =>
        [pathLabel(view.resource, locale, issue.path), rowIssueText(view.resource, locale, issue, row.values)].filter(Boolean).join(': '),
      )
      return [[String(row.line), ...fields.map(({ path, control }) => sheetCell(row.values[path] ?? '', control.kind)), reasons.join('; ')]]
    })
    const name = view.state.fileName.replace(/\.\w+$/, '')
    const header = [text('import.check.line'), ...fields.map(({ label }) => label), text('import.failed.column')]
    saveFile(mount, csvFile([header, ...records]), `${text('import.failed.name', { name })}.csv`)
  }
  return (
    <Button variant="secondary" onPress={save}>
      <Download aria-hidden="true" width="1.15em" height="1.15em" />
      {text('import.failed.download')}
    </Button>
  )
}
