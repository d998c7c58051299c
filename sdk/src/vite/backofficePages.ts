import type { Plugin } from 'vite'
import { chunkStages } from './chunkStages.js'
import { inlineScript } from './inlineScript.js'
import { makePlan } from './makePlan.js'
import { hasRoutes, loadedFrom, pageModules } from './pageChunks.js'

/** Options of `backofficePages`. */
export interface BackofficePagesOptions {
  /** Base address of the API, the same as in `BackofficeProvider`. @default '/api/admin/v1' */
  readonly apiBaseUrl?: string
}

/**
 * Vite plugins that make the first page load in few steps; add one line to `vite.config.ts`.
 * - Modules that one kind of page needs at once are in one file, whose first line tells V8 to compile its functions at once.
 * - A script in the page's head requests the files of the address and its first records while the program still loads.
 *   It also sets `lang` and `data-frame` (`shell` or `entrance`) on `<html>`, so that a host can paint a placeholder.
 * - Style sheets move to the end of the page, so that the first paint does not wait for them.
 *
 * A page that shows one screen alone, without the routes, stays as it is. Only builds change; the development server works as without the
 * plugins.
 */
export function backofficePages({ apiBaseUrl = '/api/admin/v1' }: BackofficePagesOptions = {}): Plugin[] {
  return [chunkStages(), firstScript(apiBaseUrl), { ...browserZip(), config: () => ({ worker: { plugins: () => [browserZip()] } }) }]
}

const nothing = '\0backoffice-nothing'

/** For the page and for its workers: the reader of spreadsheets imports a module of Node, which it uses in Node only; the bundler would warn in every build. */
function browserZip(): Plugin {
  return {
    name: 'backoffice-browser-zip',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (id, importer) => (id === 'node:worker_threads' && importer?.includes('/unzipit/') ? nothing : undefined),
    load: (id) => (id === nothing ? 'export {}' : undefined),
  }
}

function firstScript(apiBaseUrl: string): Plugin {
  let base = '/'
  return {
    name: 'backoffice-first-script',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return html
        // A build may have several pages.
        const chunks = loadedFrom(
          entry,
          Object.values(bundle).filter((output) => output.type === 'chunk'),
        )
        if (!hasRoutes(chunks)) return html
        const plan = makePlan({ chunks, pages: pageModules(), entry, base, apiBaseUrl })
        return withScript(moveStyles(html), await inlineScript('start', plan))
      },
    },
  }
}

/** Placed before every other script, because the host's placeholder depends on it. */
export function withScript(html: string, script: string): string {
  return html.replace(/(?=[ \t]*<script)|(?=[ \t]*<\/head>)/, () => `    <script>${script}</script>\n`)
}

/** Style sheets in the head block the first paint; at the end of the body they block only the scripts, which need them. */
export function moveStyles(html: string): string {
  const links = html.match(/^[ \t]*<link rel="stylesheet"[^>]*>\n/gm) ?? []
  return links.reduce((page, link) => page.replace(link, ''), html).replace(/(?=[ \t]*<\/body>)/, () => links.join(''))
}
