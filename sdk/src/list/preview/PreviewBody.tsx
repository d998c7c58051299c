import { Button } from '../../feedback/Button.js'
import { ChevronDown, ChevronUp } from '../../icons/icons.js'
import type { ReactNode, Ref } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { Link } from '../../navigation/Link.js'
import { StatusBadge } from '../../values/StatusBadge.js'
import { failureText } from '../core/actionText.js'
import { filledSections } from './previewFields.js'
import { PreviewFields } from './PreviewValue.js'
import type { Preview } from './usePreview.js'

interface PreviewBodyProps {
  readonly preview: Preview
  /** Content above the fields. @default nothing */
  readonly notice?: ReactNode
  /** Receives the focus, so that Page Down and Space scroll it. */
  readonly ref?: Ref<HTMLDivElement>
}

/** The readable content of a record. */
export function PreviewBody({ preview: { controller, id, record, isWhole, error }, notice, ref }: PreviewBodyProps) {
  const locale = useLocale()
  const { resource, text: names } = controller
  return (
    <div ref={ref} className="ep-list-preview" tabIndex={-1} aria-busy={!isWhole && !error}>
      <p className="ep-list-preview-head">
        <output>
          {names.singular} <span className="ep-code">#{id}</span>
        </output>
        {record && (
          <StatusBadge status={record.status} label={optionLabel(locale, resource.messages, { key: 'status', value: record.status })} />
        )}
      </p>
      {Boolean(error) && <p role="alert">{failureText(error, locale)}</p>}
      {notice}
      {record &&
        filledSections(resource, record).map(({ title, fields }) => (
          <section key={title}>
            <h3>{names.sections[title]}</h3>
            <PreviewFields fields={fields} scope={record as never} record={record as never} messages={resource.messages} />
          </section>
        ))}
      {record && (
        <p className="ep-list-preview-foot">
          {locale.text('common.field.updatedAt')} {locale.dateTime(record.updatedAt)}
          {record.updatedBy && ` · ${record.updatedBy.label}`}
        </p>
      )}
    </div>
  )
}

interface PreviewFooterProps {
  readonly preview: Preview
  /** Commands besides opening the record. @default nothing */
  readonly actions?: ReactNode
}

/** The buttons to the neighbouring records and to the record itself. */
export function PreviewFooter({ preview: { controller, id, place, move }, actions }: PreviewFooterProps) {
  const { text } = useLocale()
  const { isTree, isBoard, calendar } = controller.address.layout
  const { length: count } = controller.rows
  const isAmongRows = place >= 0 && !isTree && !isBoard && calendar === undefined
  return (
    <>
      {isAmongRows && (
        <span className="ep-list-preview-moves">
          <MoveButton label={text('list.preview.previous')} isDisabled={place === 0} onPress={() => move(-1)} Icon={ChevronUp} />
          <MoveButton label={text('list.preview.next')} isDisabled={place === count - 1} onPress={() => move(1)} Icon={ChevronDown} />
          <span>{text('list.preview.place', { place: place + 1, count })}</span>
        </span>
      )}
      <Link to={controller.recordAddress(id)} className="ep-button" data-variant={actions ? 'secondary' : 'accent'}>
        {text('list.preview.open')}
      </Link>
      {actions}
    </>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
  readonly Icon: typeof ChevronUp
}

function MoveButton({ label, isDisabled, onPress, Icon }: MoveButtonProps) {
  return (
    <Button variant="icon" aria-label={label} aria-disabled={isDisabled} onPress={onPress}>
      <Icon aria-hidden="true" width="1.25em" height="1.25em" />
    </Button>
  )
}
