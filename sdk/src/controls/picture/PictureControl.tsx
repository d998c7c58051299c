import { part } from '../../feedback/part.js'

/** The picture editor, in a chunk of its own, because few forms have one. */
export const PictureControl = part(() => import('./PictureField.js'), 'PictureField', 'ep-picture-place')
