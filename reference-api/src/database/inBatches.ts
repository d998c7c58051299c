/** Rows that are removed in one transaction: nobody who writes beside it waits for long. */
const batch = 500

/** Removes rows batch after batch, until less than a batch was left. @param remove removes at most so many, and tells how many @returns how many in all */
export async function inBatches(remove: (most: number) => Promise<number>): Promise<number> {
  for (let removed = 0; ; ) {
    const gone = await remove(batch)
    removed += gone
    if (gone < batch) return removed
  }
}
