import { part } from '../../feedback/part.js'

/** A picture; few forms have one, so it comes in a chunk of its own. */
export const PictureControl = part(() => import('./PictureField.js'), 'PictureField', 'ep-picture-place')
