import type { Remark } from '../../core/issue.js'
import type { AnyResource } from '../../core/resource.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { issueText } from './issueTexts.js'

interface RemarkListProps {
  readonly resource: AnyResource
  readonly remarks: readonly Remark[]
  readonly className?: string
}

/** Remarks about a whole record, such as what it lacks for an approval, each with its text under `rules`. */
export function RemarkList({ resource, remarks, className }: RemarkListProps) {
  const locale = useLocale()
  return (
    <ul className={className}>
      {remarks.map(({ code, params }) => (
        <li key={code}>{issueText(resource, locale, { code, params })}</li>
      ))}
    </ul>
  )
}
