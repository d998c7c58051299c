import type { RefObject } from 'react'

interface FileInputProps {
  /** Call its `click` to open the browser's file dialog. */
  readonly ref: RefObject<HTMLInputElement | null>
  /** The browser's `accept` attribute. */
  readonly accept: string
  /** @default false */
  readonly multiple?: boolean
  readonly onTake: (files: FileList | undefined) => void
}

/** A hidden file input, for a button of ours. */
export function FileInput({ ref, accept, multiple = false, onTake }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      hidden
      aria-hidden="true"
      tabIndex={-1}
      onChange={(event) => {
        onTake(event.target.files ?? undefined)
        event.target.value = '' // lets the user choose the same files again
      }}
    />
  )
}
