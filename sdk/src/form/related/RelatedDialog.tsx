import { RecordDialog } from '../formDialog.js'
import type { RelatedDialogProps } from './RelatedDialogProps.js'
import { startWith } from './startWith.js'

/** The record that a field of another form refers to, over that form. */
export function RelatedDialog({ search = '', ...dialog }: RelatedDialogProps) {
  return <RecordDialog {...dialog} initial={startWith(dialog.resource, search)} isAside />
}
