import { locales } from '../core/locale.js'
import type { TextPart } from '../locale/loadTexts.js'
import { type Chunk, chunkOf, frameOf, type PageModules, reachedFrom, sources, tableOf } from './pageChunks.js'
import { type Places, type StartPlan, textsOf } from './StartPlan.js'

/** Input of `makePlan`. */
export interface PlanParts {
  readonly chunks: readonly Chunk[]
  readonly pages: readonly PageModules[]
  /** The chunk that every page loads. */
  readonly entry: Chunk
  /** Prefix of file addresses. */
  readonly base: string
  readonly apiBaseUrl: string
}

/** The files that each page needs besides the entry's, from the bundler's output. */
export function makePlan({ chunks, pages, entry, base, apiBaseUrl }: PlanParts): StartPlan {
  const known = new Set(filesOf(entry, chunks))
  const files: string[] = []
  const placesOf = (chunk: Chunk | undefined): Places =>
    filesOf(chunk, chunks)
      .filter((file) => !known.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1))
  const screenOf = (file: string) => placesOf(chunkOf(file, chunks))
  const textOf = (locale: string, part: TextPart) =>
    placesOf(chunks.find(({ moduleIds }) => moduleIds.includes(`${sources}locale/${locale}/${part}.js`)))
  const parts = [...new Set(Object.values(textsOf).flat())]
  return {
    apiBaseUrl,
    // A host may import only the public pages.
    routes: pages.flatMap(({ path, kind, screen, views, viewReads }) => {
      if (!screen || !chunkOf(screen, chunks)) return []
      const others = views && Object.fromEntries(Object.entries(views).map(([view, file]) => [view, screenOf(file)]))
      return [{ path, kind, screen: screenOf(screen), ...(others && { views: others }), ...(viewReads && { viewReads }) }]
    }),
    table: placesOf(tableOf(chunks)),
    frame: placesOf(frameOf(chunks)),
    texts: fromEntries(locales.map((locale) => [locale, fromEntries(parts.map((part) => [part, textOf(locale, part)]))])),
    files: files.map((file) => base + file),
  }
}

/** A chunk's file with those of all its imports, style sheets included. */
function filesOf(start: Chunk | undefined, chunks: readonly Chunk[]): string[] {
  return reachedFrom(start, chunks).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName])
}

function fromEntries<Key extends string, Value>(entries: readonly (readonly [Key, Value])[]): Readonly<Record<Key, Value>> {
  return Object.fromEntries(entries) as Record<Key, Value>
}
