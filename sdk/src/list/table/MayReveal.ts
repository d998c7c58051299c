import { createContext } from 'react'

/** Whether the person may see whole document numbers of a list. Asked once for the list, not by each row. */
export const MayReveal = createContext(true)
