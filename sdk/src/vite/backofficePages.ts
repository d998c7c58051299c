import type { Plugin } from 'vite'
import { chunkStages } from './chunkStages.js'
import { inlineScript } from './inlineScript.js'
import { makePlan } from './makePlan.js'
import { pageModules } from './pageChunks.js'

/** What the plugin has to know of the host. */
export interface BackofficePagesOptions {
  /** As `BackofficeProvider` is given it. @default '/api/admin/v1' */
  readonly apiBaseUrl?: string
}

/**
 * A page of the product that opens cold in as few steps as it can: one line in `vite.config.ts`.
 * - Modules that the same kind of page needs at once come in one file.
 * - A script in the page's head asks for the files of the address, and for its first records, while the program is still on its way.
 *   It also sets `lang` and `data-frame` (`shell` or `entrance`) on `<html>`, so that a host may paint what will stand there.
 * - Style sheets stand at the end of the page, so that the first paint does not wait for them.
 *
 * A build alone is changed; a server for development serves as it would without.
 */
export function backofficePages({ apiBaseUrl = '/api/admin/v1' }: BackofficePagesOptions = {}): Plugin[] {
  return [chunkStages(), firstScript(apiBaseUrl)]
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
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const plan = makePlan({ chunks, pages: pageModules(), entry, base, apiBaseUrl })
        return withScript(moveStyles(html), await inlineScript('start', plan))
      },
    },
  }
}

/** Before every other script: what those of the host paint depends on it. */
export function withScript(html: string, script: string): string {
  return html.replace(/(?=[ \t]*<script)|(?=[ \t]*<\/head>)/, () => `    <script>${script}</script>\n`)
}

/** Style sheets in the head hold back the first paint; at the end of the body they only hold back the scripts, which need them. */
export function moveStyles(html: string): string {
  const links = html.match(/^[ \t]*<link rel="stylesheet"[^>]*>\n/gm) ?? []
  return links.reduce((page, link) => page.replace(link, ''), html).replace(/(?=[ \t]*<\/body>)/, () => links.join(''))
}
