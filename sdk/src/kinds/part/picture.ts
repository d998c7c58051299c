import type { Declare } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** A control for a picture (JPG or PNG, at most 20 MB); the value is the id of the stored file. */
export const picture: Declare<number> = (options: ControlOptions = {}) => ({ kind: pictureKind, options })

const pictureKind: Kind = { name: 'picture', editor: 'picture', empty: null, span: 12, isId: true, isOwn: true, isFile: true }
