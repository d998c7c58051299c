import { isRefusal } from '../../api/attempts.js'
import { useState } from 'react'
import type { Refusal } from '../../api/refusal.js'
import { importFilter } from '../../core/contractPath.js'
import { type ImportEntry, useImports } from '../../data/useImports.js'
import { Button } from '../../feedback/Button.js'
import { useConfirm, useToasts } from '../../feedback/FeedbackProvider.js'
import { Modal } from '../../feedback/Modal.js'
import { FileUp } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { failureText } from '../core/actionText.js'
import { RefusedRecords } from '../actions/RefusalsDialog.js'
import type { ListController } from '../state/useListController.js'
import { withFilter } from '../core/filters.js'
import './importedBanner.css'

/** A note above the records of one import: who brought which file, and the command that takes it back. */
export const ImportedBanner = withTexts(['tools', 'editing'], Banner)

function Banner({ controller }: { readonly controller: ListController }) {
  const { text, plural, number, dateTime } = useLocale()
  const { resource, params, query, address, canWrite } = controller
  const { imports, undo, isPending } = useImports(resource.contract, params)
  const [refused, setRefused] = useState<readonly Refusal[]>()
  const entry = imports?.find(({ id }) => String(id) === query.filters[importFilter])
  const takeBack = useTakeBack(undo, setRefused)
  if (imports === undefined) return <div className="ep-list-imported" role="note" />
  return (
    <div className="ep-list-imported" role="note">
      <FileUp aria-hidden="true" width="1.4em" height="1.4em" />
      <p>
        {entry ? (
          <>
            <strong>{text('list.import.title', { file: entry.fileName ?? `#${entry.id}` })}</strong>{' '}
            {text('list.import.detail', { at: dateTime(entry.at), by: entry.by?.label ?? '–' })}{' '}
            {entry.undoneAt === null
              ? entry.created > 0 && plural('list.import.left', entry.left, { count: number(entry.left), created: number(entry.created) })
              : text('list.import.taken', { at: dateTime(entry.undoneAt) })}{' '}
            {entry.updated > 0 && plural('list.import.updated', entry.updated, { count: number(entry.updated) })}
          </>
        ) : (
          text('list.import.gone')
        )}
      </p>
      {entry && canWrite && entry.undoneAt === null && entry.left > 0 && (
        <Button variant="secondary" aria-disabled={isPending} onPress={() => !isPending && void takeBack(entry)}>
          {text('list.import.undo')}
        </Button>
      )}
      <Button variant="secondary" onPress={() => address.change({ filters: withFilter(query.filters, importFilter, '') })}>
        {text('list.import.all')}
      </Button>
      {refused && <Refused controller={controller} refused={refused} onClosed={() => setRefused(undefined)} />}
    </div>
  )
}

/** Asks, takes the import back and reports the result. */
function useTakeBack(undo: ReturnType<typeof useImports>['undo'], onRefused: (refused: readonly Refusal[]) => void) {
  const locale = useLocale()
  const { text, plural, number } = locale
  const confirm = useConfirm()
  const toasts = useToasts()
  return async ({ id, left, updated }: ImportEntry) => {
    const kept = updated > 0 ? ` ${plural('list.import.undo.updated', updated, { count: number(updated) })}` : ''
    const isWanted = await confirm({
      title: text('list.import.undo'),
      message: plural('list.import.undo.message', left, { count: number(left) }) + kept,
      acceptLabel: text('list.import.undo.accept'),
      rejectLabel: text('common.delete.reject'),
      isDestructive: true,
    })
    if (!isWanted) return
    try {
      const { done, refused } = await undo(id)
      if (refused.length > 0) onRefused(refused)
      else
        toasts.show({
          severity: 'success',
          title: text('list.import.undone'),
          detail: plural('list.import.undone.count', done, { count: number(done) }),
        })
    } catch (error) {
      const title = text(isRefusal(error) ? 'list.import.undo.failed' : 'list.import.undo.unsure')
      toasts.show({ severity: 'error', title, detail: failureText(error, locale) })
    }
  }
}

interface RefusedProps {
  readonly controller: ListController
  readonly refused: readonly Refusal[]
  readonly onClosed: () => void
}

/** The records that keep an import from being taken back, with their reasons. */
function Refused({ controller, refused, onClosed }: RefusedProps) {
  const { text } = useLocale()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={text('list.import.undo.refused')}
      footer={
        <Button variant="accent" onPress={close}>
          {text('common.action.close')}
        </Button>
      }
    >
      <p>{text('list.import.undo.refused.detail')}</p>
      <RefusedRecords resource={controller.resource} refused={refused} />
    </Modal>
  )
}
