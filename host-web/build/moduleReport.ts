import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Writes the modules of each file for the byte budgets: `.vite/modules.json`. */
export function moduleReport(): Plugin {
  return {
    name: 'module-report',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, modulesOf(output.modules)] as const] : [],
      )
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(files), null, 1) })
    },
  }
}

function modulesOf(modules: Readonly<Record<string, { readonly renderedLength: number }>>): string[] {
  return Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => relative(repository, id.replace(/^\0/, '').replace(/\?.*$/, '')))
}
