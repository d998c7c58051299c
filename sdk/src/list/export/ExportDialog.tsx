import { Button } from '../../feedback/Button.js'
import { Download, TriangleAlert } from '../../icons/icons.js'
import { useId, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { Modal } from '../../feedback/Modal.js'
import type { Translator } from '../../locale/createTranslator.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { failureText } from '../core/actionText.js'
import { ExportChoices } from './ExportChoices.js'
import { ExportProgress } from './ExportProgress.js'
import { canExportSelection, type ExportChoice } from './exportRequest.js'
import { startInFirstField } from '../core/startInFirstField.js'
import type { MoreDialogProps } from '../state/MoreDialogProps.js'
import { useExport } from './useExport.js'
import './export.css'

const firstChoice = ({ selection }: MoreDialogProps['controller']): ExportChoice => ({
  format: 'csv',
  records: firstRecords(selection),
  columns: 'shown',
})

/** The dialog "Exportar…": first the choices, then the progress. */
export function MoreDialog({ controller, onClosed }: MoreDialogProps) {
  const locale = useLocale()
  const { text } = locale
  const { state, start, stop } = useExport(controller)
  const formId = useId()
  const [isOpen, setOpen] = useState(true)
  const [choice, setChoice] = useState(() => firstChoice(controller))
  const isRunning = state.phase === 'running'
  const close = () => {
    stop()
    setOpen(false)
  }
  return (
    <Modal
      isOpen={isOpen && state.phase !== 'done'}
      onClose={close}
      onClosed={onClosed}
      title={text('list.export.title', { name: controller.text.plural.toLocaleLowerCase() })}
      footer={
        <>
          <Button variant="secondary" onPress={isRunning ? stop : close}>
            {text(isRunning ? 'list.export.stop' : 'common.action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="accent" aria-disabled={isRunning}>
            <Download aria-hidden="true" width="1.15em" height="1.15em" />
            <span>{text(state.phase === 'failed' ? 'common.action.retry' : 'list.export.start')}</span>
          </Button>
        </>
      }
    >
      <form
        ref={startInFirstField}
        id={formId}
        className="ep-export"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRunning) void start(choice)
        }}
      >
        {state.phase === 'failed' && (
          <div role="alert" className="ep-list-notice ep-list-notice-notice ep-export-notice">
            <TriangleAlert aria-hidden="true" />
            <span>{refusalOf(state.error, locale)}</span>
          </div>
        )}
        {state.phase === 'stopped' && (
          <output className="ep-list-notice ep-list-notice-info ep-export-notice">{text('list.export.stopped')}</output>
        )}
        {isRunning ? (
          <ExportProgress format={choice.format} progress={state.progress} />
        ) : (
          <ExportChoices controller={controller} choice={choice} onChange={setChoice} />
        )}
      </form>
    </Modal>
  )
}

/** Selected records are the first choice, because the user selected them for a purpose. */
function firstRecords(selection: MoreDialogProps['controller']['selection']): ExportChoice['records'] {
  return selection.count > 0 && canExportSelection(selection) ? 'selected' : 'matching'
}

function refusalOf(error: unknown, locale: Translator): string {
  if (!(error instanceof ApiError) || error.code !== 'export-too-large') return failureText(error, locale)
  const { max, count } = (error.body.data ?? {}) as { readonly max?: number; readonly count?: number }
  return locale.text('list.export.tooLarge', { max: max ?? '', count: count ?? '' })
}
