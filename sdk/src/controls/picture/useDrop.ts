import { type DragEvent, useState } from 'react'

/** Handlers for files that are dragged onto an element and dropped. */
export function useDrop(take: (files: FileList | undefined) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    // The pointer is still over the element when it enters a child.
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) =>
      setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
}
