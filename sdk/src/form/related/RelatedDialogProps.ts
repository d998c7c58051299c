import type { PathParams } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { RecordId } from '../useLoadedForm.js'

export interface RelatedDialogProps {
  readonly resource: AnyResource
  /** Address of another record of the entity, up to its id. */
  readonly recordsAt: string
  readonly id: RecordId
  /** What was typed to find a record that is not there yet. */
  readonly search?: string
  readonly params?: PathParams
  readonly onClose: (saved?: Stored) => void
}
