import type { ListController } from './useListController.js'

/** Props of a dialog opened from the menu "Mais ações". */
export interface MoreDialogProps {
  readonly controller: ListController
  /** Called when the dialog has left the page. */
  readonly onClosed: () => void
}
