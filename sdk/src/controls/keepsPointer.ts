import type { MouseEvent } from 'react'

/** For what follows the pointer that is down on it: where text is selected under it, a browser drags that text instead. */
export const keepsPointer = { onMouseDown: (event: MouseEvent) => event.preventDefault() }
