import type { Mount } from './mount.js'

/** Long after every browser began to read it. */
const keptMilliseconds = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile({ portal }: Pick<Mount, 'portal'>, file: Blob, name: string): void {
  const link = portal.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  // It works outside of the page too, where no dialog makes it inert and no listener of the page sees the click.
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMilliseconds)
}
