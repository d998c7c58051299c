import type { Mount } from './mount.js'

/** More than enough time for every browser to read the file. */
const keptMilliseconds = 60_000

/** Saves a file in the browser's downloads. */
export function saveFile({ portal }: Pick<Mount, 'portal'>, file: Blob, name: string): void {
  const link = portal.ownerDocument.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  // The link stays outside the page: there no dialog makes it inert and no listener sees the click.
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMilliseconds)
}
