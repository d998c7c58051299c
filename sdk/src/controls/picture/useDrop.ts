import { type DragEvent, useState } from 'react'

/** Files dragged over and let go. */
export function useDrop(take: (files: FileList | undefined) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    // Of something within the place the pointer is still over it.
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
