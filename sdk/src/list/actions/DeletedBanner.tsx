import { ArchiveRestore } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { usePathname } from '../../navigation/NavigationProvider.js'
import { restorableDays } from '../state/deletedColumns.js'
import './deletedBanner.css'

/** A note above deleted records that explains the list and links back to the existing records. */
export function DeletedBanner() {
  const { text } = useLocale()
  const pathname = usePathname()
  return (
    <div className="ep-list-deleted" role="note">
      <ArchiveRestore aria-hidden="true" width="1.4em" height="1.4em" />
      <p>
        <strong>{text('list.deleted.title', { days: restorableDays })}</strong> {text('list.deleted.detail')}
      </p>
      <Link to={pathname} className="ep-button" data-variant="secondary">
        {text('list.deleted.back')}
      </Link>
    </div>
  )
}
