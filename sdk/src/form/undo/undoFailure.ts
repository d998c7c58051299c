import { isRefusal } from '../../api/attempts.js'

/** The title for what was not taken back; where no answer came, or a broken one, nobody knows whether it was. */
export const undoFailure = (error: unknown): 'common.record.undo.failed' | 'common.record.undo.unsure' =>
  isRefusal(error) ? 'common.record.undo.failed' : 'common.record.undo.unsure'
