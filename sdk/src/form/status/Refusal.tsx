import { Button } from '../../feedback/Button.js'
import { routePath } from '../../core/matchRoute.js'
import type { FieldIssue, IssueRecord } from '../../core/issue.js'
import type { AnyResource } from '../../core/resource.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import { issueText, pathLabel } from '../checks/issueTexts.js'
import { Notice } from '../notices/Notice.js'
import { formPageOf } from '../core/formPageOf.js'

/** One reason against a change of status, and where it can be mended. */
export interface Reason {
  readonly words: string
  /** The field, with its label. */
  readonly field?: { readonly path: string; readonly label: string }
  readonly record?: IssueRecord
}

/** What an issue says to people. */
export function reasonOf(resource: AnyResource, locale: LocaleValue, { path, record, ...verdict }: FieldIssue): Reason {
  const label = verdict.params?.label ?? pathLabel(resource, locale, path)
  const words = issueText(resource, locale, verdict)
  return { words, record, field: path === '' ? undefined : { path, label: String(label) } }
}

interface RefusalProps {
  readonly reasons: readonly Reason[]
  /** Said before the change was tried. @default it was refused */
  readonly title?: string
  /** Goes to a field of the record's form. @default the fields are only named */
  readonly onField?: (path: string) => void
  /** Said on the page from its beginning. @default after a command */
  readonly isStanding?: boolean
}

/** Why a status is not changed: one line for each reason, with a link to its field or record. */
export function Refusal({ reasons, title, onField, isStanding }: RefusalProps) {
  const { text } = useLocale()
  const [only, ...more] = reasons
  if (only === undefined) return null
  const isPlain = !only.record && !(only.field && onField)
  if (more.length === 0 && isPlain && title === undefined)
    return <Notice tone="negative" title={only.field ? `${only.field.label}: ${only.words}` : only.words} />
  return (
    <Notice tone={title === undefined ? 'negative' : 'notice'} title={title ?? text('status.refused')} isStanding={isStanding}>
      <ul className="ep-status-reasons">
        {reasons.map((reason) => (
          <li key={`${reason.record?.id} ${reason.field?.path} ${reason.words}`}>
            <ReasonLine reason={reason} onField={onField} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function ReasonLine({ reason: { words, field, record }, onField }: { readonly reason: Reason } & Pick<RefusalProps, 'onField'>) {
  const page = formPageOf(useRouteTable(), record?.entity ?? '', record?.params)
  if (record)
    return (
      <>
        {page ? <Link to={routePath(page, { ...record.params, id: record.id })}>{record.label}</Link> : record.label}: {words}
      </>
    )
  if (!field) return words
  if (!onField) return `${field.label}: ${words}`
  return (
    <>
      {/* The colon is in the button: behind it, it could begin the next line. */}
      <Button variant="link" aria-label={field.label} onPress={() => onField(field.path)}>
        {`${field.label}:`}
      </Button>{' '}
      {words}
    </>
  )
}
