import { TriangleAlert } from '../../../../icons/icons.js'
import { withCell } from '../../../../list/columns/withCell.js'
import { listScreen } from '../../../../list/frame/listScreen.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { ValidityMark } from '../../../../values/ValidityMark.js'
import { documentNames } from '../parts/names/messages.js'
import { mandatoryDocuments } from '../parts/types.js'
import { organization } from '../resource.js'
import type { Organization } from '../schema.js'

const missingOf = (record: Organization) => mandatoryDocuments(record).filter((category) => !record.documentCategories.includes(category))

/** What is missing comes before what is valid: domain model B10.9. */
function DocumentsCell({ record }: { readonly record: Organization }) {
  const { locale, text } = useLocale()
  const names = missingOf(record).map((category) => documentNames[locale][category])
  const [first, ...more] = names
  if (first === undefined) return <ValidityMark validUntil={record.documentsValidUntil} />
  return (
    <span className="ep-badge ep-badge-signed ep-badge-negative" title={names.join(', ')}>
      <TriangleAlert aria-hidden="true" />
      <span className="ep-badge-text">{text('common.validity.missing', { name: first })}</span>
      {more.length > 0 && (
        <>
          <span aria-hidden="true">+{more.length}</span>
          <span className="ep-visually-hidden">{`, ${more.join(', ')}`}</span>
        </>
      )}
    </span>
  )
}

/** The list of organizations; the documents' cell names what is missing, otherwise what ends first. */
export const OrganizationList = listScreen(
  withCell(organization, 'documentsValidUntil', {
    render: (record) => <DocumentsCell record={record} />,
    hasContent: (record) => record.documentsValidUntil !== null || missingOf(record).length > 0,
  }),
)
