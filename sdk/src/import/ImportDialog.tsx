import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { PathParams } from '../api/client.js'
import type { AnyResource } from '../core/resource.js'
import { useApi } from '../data/DataProvider.js'
import { useRefresh } from '../data/useRefresh.js'
import { useConfirm } from '../feedback/FeedbackProvider.js'
import { Modal } from '../feedback/Modal.js'
import { type LocaleValue, useLocale } from '../locale/LocaleProvider.js'
import { withTexts } from '../locale/withTexts.js'
import { useNavigation } from '../navigation/NavigationProvider.js'
import { useSession } from '../session/SessionProvider.js'
import { CheckStep } from './CheckStep.js'
import { ColumnStep } from './ColumnStep.js'
import { createImport } from './createImport.js'
import { FileStep } from './FileStep.js'
import { ImportFooter } from './ImportFooter.js'
import { ImportStatus } from './ImportStatus.js'
import type { ImportView } from './ImportView.js'
import { importFields } from './reading/importFields.js'
import { allIssues, type ImportState } from './importState.js'
import { ResultStep } from './ResultStep.js'
import { StepList } from './StepList.js'
import './import.css'
import './importColumns.css'
import './importTable.css'

interface ImportDialogProps {
  /** The list that receives the import. */
  readonly controller: { readonly resource: AnyResource; readonly params: PathParams }
  /** Called when the dialog has closed. */
  readonly onClosed: () => void
}

function ImportDialog({ controller, onClosed }: ImportDialogProps) {
  const locale = useLocale()
  const view = useImportView(controller)
  const [isOpen, setOpen] = useState(true)
  const isUnsaved = hasWork(view.state)
  const { isUnsure } = view.state
  const canLeave = useLeaveGuard(isUnsaved, isUnsure, locale)
  const refresh = useRefresh(controller.resource.contract)
  const close = async () => {
    if (isUnsaved && !(await canLeave())) return
    view.engine.stop()
    if (isUnsure) refresh()
    setOpen(false)
  }
  const { step } = view.state
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => void close()}
      onClosed={onClosed}
      title={locale.text('import.title', { name: controller.resource.messages[locale.locale].plural.toLocaleLowerCase() })}
      size="full"
      footer={<ImportFooter view={view} onClose={() => void close()} />}
    >
      <div className="ep-import">
        <StepList step={step} />
        <ImportStatus view={view} />
        {step === 'file' && <FileStep view={view} />}
        {step === 'columns' && <ColumnStep view={view} />}
        {step === 'check' && <CheckStep view={view} />}
        {step === 'done' && <ResultStep view={view} onClose={() => void close()} />}
      </div>
    </Modal>
  )
}

/** The import dialog: choose a file, assign its columns, correct errors, and store all rows at once. */
export const MoreDialog = withTexts(['records', 'editing', 'imports'], ImportDialog)

function useImportView({ resource, params }: ImportDialogProps['controller']): ImportView {
  const locale = useLocale()
  const api = useApi()
  const refresh = useRefresh(resource.contract)
  const fields = useMemo(() => importFields(resource, locale), [resource, locale])
  const [engine] = useState(() => createImport({ resource, fields, api, params }))
  const state = useSyncExternalStore(engine.subscribe, engine.get)
  const { rows, verdicts, result } = state
  const issues = useMemo(() => allIssues(rows, verdicts), [rows, verdicts])
  useEffect(() => {
    if (result) refresh()
  }, [result, refresh])
  useEffect(() => () => engine.stop(), [engine])
  return { resource, params, fields, engine, state, issues }
}

function hasWork({ step, isWriting }: ImportState): boolean {
  return isWriting || step === 'columns' || step === 'check'
}

/** Asks before a file with assigned columns and corrections is lost, and keeps it when the session ends. */
function useLeaveGuard(isUnsaved: boolean, isUnsure: boolean, { text }: LocaleValue): () => Promise<boolean> {
  const navigation = useNavigation()
  const { session, reauthenticate } = useSession()
  const confirm = useConfirm()
  const ask = () =>
    confirm({
      title: text('import.leave.title'),
      message: text(isUnsure ? 'import.leave.unsure' : 'import.leave.message'),
      acceptLabel: text('import.leave.accept'),
      rejectLabel: text('import.leave.reject'),
      isDestructive: true,
    })
  const guard = useEffectEvent(ask)
  useEffect(
    () =>
      isUnsaved
        ? navigation.block(
            () => guard(),
            () => true,
          )
        : undefined,
    [navigation, isUnsaved],
  )
  useEffect(() => (isUnsaved ? session.protectEdits(reauthenticate) : undefined), [isUnsaved, session, reauthenticate])
  return ask
}
