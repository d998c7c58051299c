import { Button } from '../../feedback/Button.js'
import { CirclePause, CirclePlay, CopyPlus, History, Trash2, Waypoints } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Stored } from '../../core/record.js'
import { isReadOnlyIn } from '../../core/workflow.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { MenuItem } from '../../overlay/MenuList.js'
import { OverflowMenu } from '../../overlay/OverflowMenu.js'
import type { FormController } from '../record/useFormController.js'
import { useStatusCommands, type StatusCommand } from '../status/useStatusCommands.js'
import { useUndoItem } from '../status/useUndoItem.js'
import { useHistory } from '../body/HistoryButton.js'
import { useRecordPanels } from '../body/useRecordPanels.js'

interface RecordCommandsProps {
  readonly controller: FormController
  readonly record: Stored
  readonly onDuplicate?: () => void
  readonly leadPlace?: HTMLElement | null
}

/** The commands of a stored record besides saving: the next step of its workflow, or its history, as a button, on phones at the foot; the others behind three dots. */
export function RecordCommands({ controller, record, onDuplicate, leadPlace }: RecordCommandsProps) {
  const { text } = useLocale()
  const history = useHistory(record.id)
  const { commands, dialog } = useStatusCommands(controller, record)
  const panels = useRecordPanels(controller, record)
  const undo = useUndoItem(controller, record)
  const lead = leadingCommand(commands)
  const items: readonly MenuItem[] = [
    ...commands
      .filter((command) => command !== lead)
      .map(({ transition, label, onSelect }) => ({ key: transition.name, label, icon: icon(Waypoints), onSelect })),
    ...undo.items,
    ...(lead ? [{ key: 'history', label: text('history.title'), icon: icon(History), onSelect: history.open }] : []),
    ...panels.items,
    ...useOwnItems({ controller, record, onDuplicate }),
  ]
  return (
    <span className="ep-form-command">
      {/* One button for both: it keeps the focus when a change of status turns one into the other. */}
      <Button variant="secondary" className="ep-form-lead-button" aria-haspopup="dialog" onPress={lead ? lead.onSelect : history.open}>
        {lead ? lead.label : text('history.title')}
      </Button>
      {items.length === 0 ? null : <OverflowMenu className="ep-form-more" label={text('status.more')} items={items} />}
      {lead && leadPlace
        ? createPortal(
            <Button variant="secondary" aria-haspopup="dialog" onPress={lead.onSelect}>
              {lead.label}
            </Button>,
            leadPlace,
          )
        : null}
      {history.panel}
      {panels.panel}
      {undo.work}
      {dialog}
    </span>
  )
}

/** The commands of every record; deleting comes last. A final record can only be copied. */
function useOwnItems({ controller, record: { status }, onDuplicate }: RecordCommandsProps): readonly MenuItem[] {
  const { text } = useLocale()
  const { resource, readOnlyReason, canWrite, setStatus, remove } = controller
  const { statuses, deletable } = resource.contract
  const copying = onDuplicate && { key: 'duplicate', label: text('form.duplicate'), icon: icon(CopyPlus), onSelect: onDuplicate }
  if (readOnlyReason !== undefined) return copying && canWrite && isReadOnlyIn(resource.contract, status) ? [copying] : []
  const isActive = status === 'ativo'
  const items: MenuItem[] = []
  // An entity may use that status in its own workflow.
  if (statuses.includes('inativo') && (isActive || status === 'inativo'))
    items.push({
      key: 'status',
      label: text(isActive ? 'common.action.disable' : 'common.action.enable'),
      icon: icon(isActive ? CirclePause : CirclePlay),
      onSelect: () => void setStatus(isActive ? 'inativar' : 'ativar'),
    })
  if (copying) items.push(copying)
  if (deletable.includes(status))
    items.push({
      key: 'delete',
      label: text('common.action.delete'),
      icon: icon(Trash2),
      isDestructive: true,
      isGroupStart: items.length > 0,
      onSelect: () => void remove(),
    })
  return items
}

function icon(Icon: typeof History): ReactNode {
  return <Icon aria-hidden="true" width="1.15em" height="1.15em" />
}

/** The next step of a record's workflow: the first transition without a reason. One with a reason goes back or aside. */
function leadingCommand(commands: readonly StatusCommand[]): StatusCommand | undefined {
  return commands.find(({ transition }) => transition.needsReason !== true)
}
