interface ChunkImports {
  readonly fileName: string
  /** Static imports. */
  readonly imports: readonly string[]
}

/**
 * Files that import each other, first and last the same; `undefined` without such. One of them runs before its imports exist, and the page
 * stays blank.
 */
export function chunkCycle(chunks: readonly ChunkImports[]): readonly string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of importsOf.get(file) ?? []) {
      const cycle = visit(next, [...way, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const { fileName } of chunks) {
    const cycle = visit(fileName, [])
    if (cycle) return cycle
  }
  return undefined
}
