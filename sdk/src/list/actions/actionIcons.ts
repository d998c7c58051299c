import { Power, PowerOff, RotateCcw, Trash2 } from '../../icons/icons.js'

/** The sign of each action, in the bar of a selection and in the menu of a row. */
export const actionIcons = { activate: Power, inactivate: PowerOff, delete: Trash2, restore: RotateCcw } as const
