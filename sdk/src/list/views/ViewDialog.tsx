import { Button } from '../../feedback/Button.js'
import { type FormEvent, useId, useState } from 'react'
import { FieldControl } from '../../controls/FieldControl.js'
import type { AnyControl } from '../../core/control.js'
import { text as textControl } from '../../kinds/text/text.js'
import { Modal } from '../../feedback/Modal.js'
import { useTypedGuard } from '../../form/status/useTypedGuard.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { startInFirstField } from '../core/startInFirstField.js'
import type { ListViews } from '../state/useListViews.js'
import { longestName, nameProblem, type SavedView } from '../core/views.js'
import './viewDialog.css'

interface ViewDialogProps {
  readonly views: ListViews
  /** The view to rename; `undefined` for a new one. */
  readonly view: SavedView | undefined
  readonly onClosed: () => void
}

/** Asks for the name of a view. */
export const ViewDialog = withTexts(['records', 'editing'], NameDialog)

function NameDialog({ views, view, onClosed }: ViewDialogProps) {
  const { text } = useLocale()
  const formId = useId()
  const [isOpen, setOpen] = useState(true)
  const [name, setName] = useState(view?.name ?? '')
  const [isInitial, setInitial] = useState(false)
  const [error, setError] = useState<string>()
  const guard = useTypedGuard(isOpen && name.trim() !== (view?.name ?? ''))
  const close = () => void guard.mayClose().then((mayClose) => mayClose && setOpen(false))
  const save = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    const problem = nameProblem(views.all, given, view?.id)
    if (problem) return setError(text(`list.views.name.${problem}`, { max: longestName }))
    // A new view changes the address of the list.
    guard.letGo()
    const isKept = view ? views.rename(view, given) : views.create(given, isInitial)
    if (isKept) setOpen(false)
    else setError(text('list.preferences.full.detail'))
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      size="small"
      title={text(view ? 'list.views.rename.title' : 'list.views.create.title')}
      footer={
        <>
          <Button variant="secondary" onPress={close}>
            {text('common.action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="accent">
            {text('common.action.save')}
          </Button>
        </>
      }
    >
      <form ref={startInFirstField} id={formId} className="ep-list-view-form" noValidate onSubmit={save}>
        <FieldControl
          control={nameControl}
          label={text('list.views.name')}
          hint={view ? undefined : text('list.views.create.hint')}
          value={name}
          error={error}
          onChange={(value) => {
            setName(typeof value === 'string' ? value : '')
            setError(undefined)
          }}
        />
        {!view && (
          <label className="ep-list-view-initial">
            <input type="checkbox" checked={isInitial} onChange={(event) => setInitial(event.target.checked)} />
            <span>{text('list.views.setInitial')}</span>
          </label>
        )}
      </form>
    </Modal>
  )
}

const nameControl: AnyControl = textControl({ required: true })
