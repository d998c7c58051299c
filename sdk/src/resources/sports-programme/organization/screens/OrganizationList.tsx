import { TriangleAlert } from '../../../../icons/icons.js'
import type { Resource } from '../../../../core/resource.js'
import { listScreen } from '../../../../list/frame/listScreen.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { ValidityMark } from '../../../../values/ValidityMark.js'
import { documentNames } from '../parts/names/messages.js'
import { mandatoryDocuments } from '../parts/types.js'
import { organization } from '../resource.js'
import type { Organization, OrganizationDraft } from '../schema.js'

/** What is missing comes before what is valid: domain model B10.9. */
function DocumentsCell({ record }: { readonly record: Organization }) {
  const { locale, text } = useLocale()
  const missing = mandatoryDocuments(record).filter((category) => !record.documentCategories.includes(category))
  const [first, ...more] = missing
  if (first === undefined) return <ValidityMark validUntil={record.documentsValidUntil} />
  const names = missing.map((category) => documentNames[locale][category])
  return (
    <span className="ep-badge ep-badge-signed ep-badge-negative" title={names.join(', ')}>
      <TriangleAlert aria-hidden="true" />
      {text('common.validity.missing', { name: documentNames[locale][first] })}
      {more.length > 0 ? ` +${more.length}` : ''}
    </span>
  )
}

const columns = organization.columns.map((column) =>
  column.key === 'documentsValidUntil'
    ? { ...column, render: (_: unknown, record: unknown) => <DocumentsCell record={record as Organization} /> }
    : column,
)

/** The list of organizations; the documents' cell names what is missing, otherwise what ends first. */
export const OrganizationList = listScreen({ ...organization, columns } as Resource<Organization, OrganizationDraft>)
