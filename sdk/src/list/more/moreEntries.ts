import { ArchiveRestore, FileDown, FileUp, Printer } from '../../icons/icons.js'
import type { ComponentType, SVGProps } from 'react'
import { contractPath } from '../../core/contract.js'
import { mayAct } from '../../core/powers.js'
import type { MessageKey } from '../../locale/messageKey.js'
import type { MoreDialogProps } from '../state/MoreDialogProps.js'
import type { ListController } from '../state/useListController.js'

interface MoreEntryFrame {
  readonly key: string
  readonly label: MessageKey
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>
  /** Whether this list has the entry. @default true for every list */
  readonly isOffered?: (controller: ListController) => boolean
}
/** An entry with a link. */
interface MoreLink extends MoreEntryFrame {
  readonly to: (controller: ListController) => string
}
/** An entry with a dialog, which is in a chunk of its own. */
interface MoreDialogEntry extends MoreEntryFrame {
  readonly load: () => Promise<{ readonly MoreDialog: ComponentType<MoreDialogProps> }>
}

/** An entry of "Mais ações". */
export type MoreEntry = MoreLink | MoreDialogEntry

/** The entries of "Mais ações", in order. To add one, add an element here. */
export const moreEntries: readonly MoreEntry[] = [
  {
    key: 'import',
    label: 'list.import',
    Icon: FileUp,
    isOffered: ({ query, canWrite }) => canWrite && !query.isDeleted,
    load: () => import('../../import/ImportDialog.js'),
  },
  {
    key: 'export',
    label: 'list.export',
    Icon: FileDown,
    isOffered: ({ powers }) => mayAct(powers, 'exportar'),
    load: () => import('../export/ExportDialog.js'),
  },
  {
    key: 'print',
    label: 'list.print.all',
    Icon: Printer,
    isOffered: ({ query, phase, powers }) => phase === 'rows' && !query.isDeleted && mayAct(powers, 'exportar'),
    load: () => import('../print/PrintAll.js'),
  },
  {
    key: 'deleted',
    label: 'list.deleted',
    Icon: ArchiveRestore,
    to: ({ resource, params }) => `${contractPath(resource.contract, params)}?excluidos=1`,
  },
]
