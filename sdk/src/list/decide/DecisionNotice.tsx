import { CircleCheck, TriangleAlert } from '../../icons/icons.js'
import type { Remark } from '../../core/issue.js'
import type { AnyResource } from '../../core/resource.js'
import { issueText } from '../../form/checks/issueTexts.js'
import { RemarkList } from '../../form/checks/RemarkList.js'
import { Notice } from '../../form/notices/Notice.js'
import { type Reason, Refusal } from '../../form/status/Refusal.js'
import { useLocale } from '../../locale/LocaleProvider.js'

interface DecisionNoticeProps {
  readonly resource: AnyResource
  /** Why this reader may not approve: the key of a rule's text. */
  readonly bar: string | undefined
  readonly lacks: readonly Remark[]
  /** Why the server refused the approval. */
  readonly refusal: readonly Reason[]
}

/** Shows what is missing before a record can be approved, or that nothing is missing, and that another person has to approve it. */
export function DecisionNotice({ resource, bar, lacks, refusal }: DecisionNoticeProps) {
  const locale = useLocale()
  if (refusal.length > 0) return <Refusal reasons={refusal} />
  return (
    <>
      {bar !== undefined && <Notice tone="notice" title={issueText(resource, locale, { code: bar })} />}
      <Lacks resource={resource} lacks={lacks} />
    </>
  )
}

function Lacks({ resource, lacks }: Pick<DecisionNoticeProps, 'resource' | 'lacks'>) {
  const { text } = useLocale()
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
