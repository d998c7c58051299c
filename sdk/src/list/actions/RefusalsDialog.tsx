import { Button } from '../../feedback/Button.js'
import { type ReactNode, useState } from 'react'
import { areMovable, type Refusal } from '../../api/refusal.js'
import { reportFailure } from '../../core/errors.js'
import { part } from '../../feedback/part.js'
import { Modal } from '../../feedback/Modal.js'
import { useFirstNew } from '../../feedback/useFirstNew.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { countedName } from '../../locale/resourceText.js'
import { deedText } from '../../form/undo/deedText.js'
import { DependantList } from '../../form/related/DependantList.js'
import { withTexts } from '../../locale/withTexts.js'
import { bulkActions } from '../core/actionText.js'
import { groupRefusals, type RefusalGroup, refusalsCsv, refusalsText } from '../core/refusals.js'
import type { ActionOutcome } from '../state/useListActions.js'
import type { ListController } from '../state/useListController.js'
import { Copy, Download } from '../../icons/icons.js'
import type { AnyResource } from '../../core/resource.js'
import './refusals.css'

const ReassignForm = part(() => import('../../form/reassign/ReassignForm.js'), 'ReassignForm')

interface RefusalsDialogProps {
  readonly controller: ListController
  readonly outcome: ActionOutcome
  readonly onClose: () => void
}

function Refusals({ controller, outcome, onClose }: RefusalsDialogProps) {
  const translator = useLocale()
  const { text } = translator
  const [isOpen, setOpen] = useState(true)
  const [reassigned, setReassigned] = useState<Refusal>()
  const { resource, params, actions } = controller
  const { request, done, refused } = outcome
  const { action } = request
  const movable = resource.contract.isReassignable && (action === 'inactivate' || action === 'delete') ? action : undefined
  const [only, ...more] = refused
  const refusedName = only && more.length === 0 ? only.label : countedName(translator, resource.messages, refused.length)
  const told = deedText(resource, { action: bulkActions[action], count: done }, translator)
  const close = () => setOpen(false)
  const repeat = ({ id }: Refusal) => {
    onClose()
    controller.list.refetch()
    void actions.run({ action, target: { ids: [id] }, count: 1, isConfirmed: true })
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={onClose}
      title={text(titles[action], { name: refusedName })}
      footer={
        <Button variant={reassigned ? 'secondary' : 'accent'} onPress={close}>
          {text('common.action.close')}
        </Button>
      }
    >
      {reassigned && movable ? (
        <ReassignForm
          resource={resource}
          params={params}
          action={movable}
          refusal={reassigned}
          onBack={() => setReassigned(undefined)}
          onDone={() => repeat(reassigned)}
        />
      ) : (
        <div className="ep-list-refusals">
          {done > 0 && <p>{`${told.title}: ${told.detail}.`}</p>}
          <RefusedRecords resource={resource} refused={refused} onReassign={movable ? setReassigned : undefined}>
            {refused.length > 1 && <p>{text('list.refused.kept')}</p>}
          </RefusedRecords>
        </div>
      )}
    </Modal>
  )
}

const titles = {
  activate: 'list.refused',
  inactivate: 'list.refused',
  delete: 'list.refused.delete',
  restore: 'list.refused.restore',
} as const

/** Shows the records that an action could not change, with the reasons. */
export const RefusalsDialog = withTexts(['tools', 'editing'], Refusals)

interface RefusedRecordsProps {
  readonly resource: AnyResource
  readonly refused: readonly Refusal[]
  /** Missing when references cannot be moved to another record. */
  readonly onReassign?: (refusal: Refusal) => void
  /** A note below the records. */
  readonly children?: ReactNode
}

/** Refused records with their reasons, to read and to take along. */
export function RefusedRecords({ resource, refused, onReassign, children }: RefusedRecordsProps) {
  const translator = useLocale()
  const groups = groupRefusals(resource, refused, translator)
  return (
    <div className="ep-list-refusals">
      {refused.length > fewRefusals ? (
        groups.map((group) => <Group key={group.reason} group={group} />)
      ) : (
        <RefusalList refusals={refused} reasons={groups} onReassign={onReassign} />
      )}
      {children}
      {refused.length > 1 && <CopyRefusals resource={resource} groups={groups} />}
    </div>
  )
}

/** Up to this many refusals are listed one by one; more are grouped by reason. */
const fewRefusals = 10
/** Records of one reason shown at first, and added by each press. */
const step = 20

interface RefusalListProps {
  readonly refusals: readonly Refusal[]
  readonly reasons: readonly RefusalGroup[]
  /** Missing when references cannot be moved to another record. */
  readonly onReassign: ((refusal: Refusal) => void) | undefined
}

function RefusalList({ refusals, reasons, onReassign }: RefusalListProps) {
  const { text } = useLocale()
  return (
    <ul>
      {refusals.map((refusal) => (
        <li key={refusal.id}>
          <strong>{refusal.label}</strong>
          <span>{reasons.find(({ refusals: ofReason }) => ofReason.includes(refusal))?.reason}</span>
          {refusal.dependants && <DependantList dependants={refusal.dependants} />}
          {onReassign && areMovable(refusal.dependants) && (
            <Button variant="link" aria-label={text('list.reassign.of', { value: refusal.label })} onPress={() => onReassign(refusal)}>
              {text('list.reassign')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Group({ group: { reason, refusals } }: { readonly group: RefusalGroup }) {
  const { text, number } = useLocale()
  const [shown, setShown] = useState(step)
  const list = useFirstNew<HTMLUListElement>(Math.min(shown, refusals.length))
  return (
    <details className="ep-list-refusal-group">
      <summary>
        <span>{reason}</span> <span className="ep-list-count">{number(refusals.length)}</span>
      </summary>
      <ul ref={list}>
        {refusals.slice(0, shown).map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      {refusals.length > shown && (
        <Button variant="link" onPress={() => setShown(shown + step)}>
          {text('list.refused.more', { count: number(refusals.length - shown) })}
        </Button>
      )}
    </details>
  )
}

interface CopyRefusalsProps {
  readonly resource: AnyResource
  readonly groups: readonly RefusalGroup[]
}

/** Commands to take the refused records out: to the clipboard, or as a file for a spreadsheet. */
function CopyRefusals({ resource, groups }: CopyRefusalsProps) {
  const { text, locale } = useLocale()
  const [isCopied, setCopied] = useState(false)
  const headings = [text('common.field.id'), resource.messages[locale].singular, text('list.refused.reason')]
  const address = `data:text/csv;charset=utf-8,${encodeURIComponent(refusalsCsv(groups, headings, locale))}`
  // Pages without HTTPS have no clipboard.
  const clipboard = globalThis.navigator?.clipboard as Clipboard | undefined
  return (
    <div className="ep-list-refusal-tools">
      {clipboard && (
        <Button
          variant="secondary"
          onPress={() => void clipboard.writeText(refusalsText(groups, headings)).then(() => setCopied(true), reportFailure)}
        >
          <Copy aria-hidden="true" width="1.15em" height="1.15em" />
          <span aria-live="polite">{text(isCopied ? 'list.refused.copied' : 'list.refused.copy')}</span>
        </Button>
      )}
      <a className="ep-button" data-variant="secondary" href={address} download={`${text('list.refused.file')}.csv`}>
        <Download aria-hidden="true" width="1.15em" height="1.15em" />
        <span>{text('list.refused.download')}</span>
      </a>
    </div>
  )
}
