import type { RefObject } from 'react'

interface FileInputProps {
  /** Whose click opens the browser's own dialog. */
  readonly ref: RefObject<HTMLInputElement | null>
  /** As the browser's `accept`. */
  readonly accept: string
  /** @default false */
  readonly multiple?: boolean
  readonly onTake: (files: FileList | undefined) => void
}

/** The browser's choice of files behind a button of ours. */
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
        event.target.value = '' // the same files may be chosen again
      }}
    />
  )
}
