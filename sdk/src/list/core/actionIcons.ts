import { Power, PowerOff, RotateCcw, Trash2 } from '../../icons/icons.js'

/** The icon of each action, in the selection bar and in the row menu. */
export const actionIcons = { activate: Power, inactivate: PowerOff, delete: Trash2, restore: RotateCcw } as const
