import type { ComponentType, FunctionComponent } from 'react'
import type { PathParams } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { RecordScreen, ScreenProps } from '../../core/route.js'
import { part } from '../../feedback/part.js'
import { usePrefetchedTexts } from '../../feedback/usePrefetchedTexts.js'
import { withTexts } from '../../locale/withTexts.js'
import { ListView } from './ListView.js'
import { useParent } from '../../data/useParent.js'
import { useParentPage } from '../../form/frame/useParentPage.js'
import { type ListController, useListController } from '../state/useListController.js'

/** Props of the dialog that `formDialog` creates: the form of one record over the list. */
export interface RecordDialogProps {
  readonly id: number | 'novo'
  /** The parent ids of a nested path. */
  readonly params?: PathParams
  /** A search without results; a new record starts with it. */
  readonly search?: string
  /** Called when the dialog closes, with the record if it was saved. */
  readonly onClose: (saved?: Stored) => void
}

/** Props of an overview. */
export interface OverviewProps {
  readonly controller: ListController
}

/** Options of a list screen. */
export interface ListScreenOptions {
  /** For entities without a form page: the dialog that edits a record, in a chunk of its own, opened by `?editar=`. */
  readonly dialog?: () => Promise<{ readonly Dialog: ComponentType<RecordDialogProps> }>
  /** Another view of the records between the title and the rows, in a chunk of its own. */
  readonly overview?: () => Promise<{ readonly Overview: ComponentType<OverviewProps> }>
}

/** Creates the list screen of a resource, for the route table. */
export function listScreen(resource: AnyResource, { dialog, overview }: ListScreenOptions = {}): FunctionComponent<Partial<ScreenProps>> {
  const Dialog = dialog && part(dialog, 'Dialog')
  const Overview = overview && part(overview, 'Overview')
  function ListScreen({ params }: Partial<ScreenProps>) {
    useParentPage(resource.contract, params ?? {})
    const { closed } = useParent(resource.contract, params)
    const opened = useListController(resource, { params, isEditedInDialog: Dialog !== undefined })
    const controller = closed === undefined ? opened : { ...opened, canWrite: false, closed }
    const { editing, closeEditor } = controller.address
    usePrefetchedTexts('editing', controller.phase === 'rows')
    return (
      <ListView controller={controller} overview={Overview && <Overview controller={controller} />}>
        {Dialog && editing !== undefined && (
          <Dialog key={editing} id={editing} params={params} search={searchedInVain(controller)} onClose={closeEditor} />
        )}
      </ListView>
    )
  }
  return Object.assign(withTexts(['records'], ListScreen), { resource } satisfies RecordScreen)
}

function searchedInVain({ phase, query }: ListController): string | undefined {
  return phase === 'nothing' ? query.search : undefined
}
