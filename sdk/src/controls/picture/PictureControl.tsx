import { later } from '../../feedback/later.js'

/** A picture; few forms have one, so it comes in a chunk of its own. */
export const PictureControl = later(async () => ({ Part: (await import('./PictureField.js')).PictureField }), 'ep-picture-place')
