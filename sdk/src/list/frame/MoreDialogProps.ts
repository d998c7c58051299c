import type { ListController } from './useListController.js'

/** What an entry of the list's overflow menu opens over the list. */
export interface MoreDialogProps {
  readonly controller: ListController
  /** It has left the page. */
  readonly onClosed: () => void
}
