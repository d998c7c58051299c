import { texts as editing } from './editing.js'
import { texts as first } from './first.js'
import { texts as help } from './help.js'
import { texts as inside } from './inside.js'
import { texts as homes } from './homes.js'
import { texts as imports } from './imports.js'
import { texts as records } from './records.js'
import { texts as tools } from './tools.js'
import { texts as vocabulary } from './vocabulary.js'

/** Every text of the product in Portuguese; the other languages must have the same keys. */
export const catalogue = { ...first, ...inside, ...homes, ...records, ...tools, ...editing, ...imports, ...help, ...vocabulary } as const
