import { ArchiveRestore, FileDown, FileUp } from '../../icons/icons.js'
import type { ComponentType, SVGProps } from 'react'
import { contractPath } from '../../core/contract.js'
import type { MessageKey } from '../../locale/messageKey.js'
import type { MoreDialogProps } from './MoreDialogProps.js'
import type { ListController } from './useListController.js'

interface MoreEntryFrame {
  readonly key: string
  readonly label: MessageKey
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>
  /** Whether this list offers it. @default every list does */
  readonly isOffered?: (controller: ListController) => boolean
}
/** Leads to another address. */
interface MoreLink extends MoreEntryFrame {
  readonly to: (controller: ListController) => string
}
/** Opens a dialog that lies in a chunk of its own. */
interface MoreDialogEntry extends MoreEntryFrame {
  readonly load: () => Promise<{ readonly MoreDialog: ComponentType<MoreDialogProps> }>
}

/** One entry of "Mais ações". */
export type MoreEntry = MoreLink | MoreDialogEntry

/** What a list offers beside its rows, in the order shown; an entry is one element here. */
export const moreEntries: readonly MoreEntry[] = [
  {
    key: 'import',
    label: 'list.import',
    Icon: FileUp,
    isOffered: ({ query, canWrite }) => canWrite && !query.isDeleted,
    load: () => import('../../import/ImportDialog.js'),
  },
  { key: 'export', label: 'list.export', Icon: FileDown, load: () => import('../export/ExportDialog.js') },
  {
    key: 'deleted',
    label: 'list.deleted',
    Icon: ArchiveRestore,
    to: ({ resource, params }) => `${contractPath(resource.contract, params)}?excluidos=1`,
  },
]
