import { CircleCheck } from '../icons/icons.js'
import { contractPath, importFilter } from '../core/contractPath.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import { countRows, type ImportView } from './ImportView.js'
import { FailedRowsButton } from './FailedRowsButton.js'
import { StepHeading } from './StepHeading.js'

/** The result: stored records, and the link to them. */
export function ResultStep({ view, onClose }: { readonly view: ImportView; readonly onClose: () => void }) {
  const { text, plural, number } = useLocale()
  const { created = 0, updated = 0, importId } = view.state.result ?? {}
  const { bad } = countRows(view)
  const shown = importId ? `${importFilter}=${importId}` : 'ordem=-updatedAt'
  return (
    <section className="ep-import-result">
      <CircleCheck aria-hidden="true" width="3em" height="3em" />
      <StepHeading
        title={
          created > 0 || updated === 0
            ? plural('import.created', created, { count: number(created) })
            : plural('import.updated', updated, { count: number(updated) })
        }
      >
        {created > 0 && updated > 0 && <p>{plural('import.updated', updated, { count: number(updated) })}</p>}
        {created > 0 && importId && <p>{text('import.undo.later')}</p>}
        {updated > 0 && importId && <p>{plural('import.undo.updated', updated, { count: number(updated) })}</p>}
        {bad > 0 && <p>{plural('import.left', bad, { count: number(bad) })}</p>}
      </StepHeading>
      <div className="ep-import-actions">
        <Link
          className="ep-button"
          data-variant="accent"
          to={`${contractPath(view.resource.contract, view.params)}?${shown}`}
          onClick={onClose}
        >
          {text('import.showNew')}
        </Link>
        {bad > 0 && <FailedRowsButton view={view} />}
      </div>
    </section>
  )
}
