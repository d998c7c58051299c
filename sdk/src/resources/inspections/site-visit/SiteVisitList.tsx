import { withCell } from '../../../list/columns/withCell.js'
import { listScreen } from '../../../list/frame/listScreen.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { StatusBadge } from '../../../values/StatusBadge.js'
import { siteVisitMessages } from './messages.js'
import { siteVisit } from './resource.js'
import type { SiteVisit } from './schema.js'

/** The list of site visits: late ones come first and are marked. */
export const SiteVisitList = listScreen(withCell(siteVisit, 'status', (record) => <VisitStatus record={record} />))

function VisitStatus({ record: { status, isOverdue } }: { readonly record: SiteVisit }) {
  const { locale } = useLocale()
  const { options, fields } = siteVisitMessages[locale]
  return isOverdue ? (
    <StatusBadge status="atrasada" label={fields.isOverdue} />
  ) : (
    <StatusBadge status={status} label={options.status[status]} />
  )
}
