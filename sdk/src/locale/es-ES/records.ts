import { controls } from './controls.js'
import { list } from './list.js'
import { record } from './record.js'
import { status } from './status.js'

/** What lists say, in Spanish. */
export const texts = { ...controls, ...list, ...record, ...status } as const
