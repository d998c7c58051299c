import { CircleCheck, TriangleAlert } from '../../icons/icons.js'
import type { AnyResource, Remark } from '../../core/resource.js'
import { RemarkList } from '../../form/checks/RemarkList.js'
import { type Reason, Refusal } from '../../form/status/Refusal.js'
import { useLocale } from '../../locale/LocaleProvider.js'

interface DecisionNoticeProps {
  readonly resource: AnyResource
  readonly lacks: readonly Remark[]
  /** Why the server refused the approval. */
  readonly refusal: readonly Reason[]
}

/** Shows what is missing before a record can be approved, or that nothing is missing. */
export function DecisionNotice({ resource, lacks, refusal }: DecisionNoticeProps) {
  const { text } = useLocale()
  if (refusal.length > 0) return <Refusal reasons={refusal} />
  if (lacks.length === 0)
    return (
      <p className="ep-list-lacks ep-list-lacks-nothing" role="status">
        <CircleCheck aria-hidden="true" /> {text('decide.complete')}
      </p>
    )
  return (
    <div className="ep-list-lacks" role="status">
      <p>
        <TriangleAlert aria-hidden="true" /> <strong>{text('decide.lacks')}</strong>
      </p>
      <RemarkList resource={resource} remarks={lacks} />
    </div>
  )
}
