import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { samples, succeed, withPages, writeAll } from './installed.mjs'
import { withOwnServer } from './ownServer.mjs'
import { root } from '../lib/paths.mjs'
import { sampleUses } from './sampleUses.mjs'

/**
 * What a reader can open: a sample with elements. A fragment only compiles: it calls a hook outside of a component, or declares a value that
 * the reader has. A file that begins with its path belongs to an application that a job of its own opens.
 */
function isShown(code) {
  const hasElements = /^\s*<[a-zA-Z]|[(\s]<[a-zA-Z]\w*[\s/>]/m.test(code)
  const isFragment = /^(const|await|export const) .*\buse[A-Z]\w*\(/m.test(code) || /^declare /m.test(code)
  return hasElements && !isFragment && !/^\/\/ \S+\n/.test(code)
}

/** Every sample of the documentation that shows something, with its page and its number there. */
export function shownSamples() {
  const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  const pages = ['README.md', 'sdk/README.md', ...guides.map((name) => `docs/${name}`)]
  return pages.flatMap((page) =>
    samples(page, 'tsx')
      .map((code, index) => ({ name: `${page === 'README.md' ? 'repository' : basename(page, '.md')}-${index + 1}`, code }))
      .filter(({ code }) => isShown(code)),
  )
}

/** Samples that are built as their reader builds them, each alone: the plugin makes other files for one page than for several. */
const isAlone = ({ name }) => name === 'repository-1' || name === 'embedding-2' || name.startsWith('layout-')

/**
 * Builds every such sample, opens each, and uses it: alone what its reader builds alone, the others in one folder. Each build takes half a minute.
 * @throws Error for a sample that nobody opens
 */
export async function trySamples(installed, place) {
  const shown = shownSamples()
  const unopened = shown.filter(({ name }) => !(name in sampleUses)).map(({ name }) => name)
  if (unopened.length > 0) throw new Error(`Add to scripts/jobs/sampleUses.mjs how to open ${unopened.join(', ')}.`)
  const alone = shown.filter(isAlone)
  await tryTogether(
    join(installed, 'samples'),
    shown.filter((sample) => !alone.includes(sample)),
    place,
  )
  for (const sample of alone) await tryTogether(join(installed, `sample-${sample.name}`), [sample], place)
}

async function tryTogether(folder, shown, place) {
  writeAll(folder, Object.assign({ 'vite.config.ts': config(shown) }, ...shown.map(filesOf)))
  await succeed('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: folder })
  const styles = readdirSync(join(folder, 'dist', 'assets')).find((name) => name.endsWith('.css'))
  // The server answers every address with this file.
  const serve = (name) => cpSync(join(folder, 'dist', `${name}.html`), join(folder, 'dist', 'index.html'))
  serve(shown[0].name)
  await withOwnServer(folder, place, (origin) =>
    withPages(async (onPage) => {
      for (const { name } of shown) {
        serve(name)
        await onPage(async (page) => {
          await page.addInitScript((address) => Object.assign(globalThis, { styles: address }), `/assets/${styles}`)
          await sampleUses[name].use(page, origin)
        }).catch((error) => {
          throw new Error(`${name}: ${error.message}`)
        })
      }
    }),
  )
}

function filesOf({ name, code }) {
  const { main = '' } = sampleUses[name]
  // What it shows is an expression at its end, or a constant.
  const module = code
    .replace(/^</m, 'export const shown = <')
    .replace(/^const screens? = /m, 'export const shown = ')
    .replaceAll('https://produto.example', '')
  return {
    [`src/${name}.tsx`]: module,
    [`src/${name}.main.tsx`]: `${around}${main ? `import * as sample from './${name}'\n${main}` : `import './${name}'\n`}`,
    [`${name}.html`]: html(name),
  }
}

const around = `
import { BackofficeProvider, createBrowserNavigation, createHostSession, RouteView } from '@esporte-parana/sdk'
import { routes } from '@esporte-parana/sdk/routes'
import { createRoot } from 'react-dom/client'
const render = (shown) => createRoot(document.getElementById('root')).render(shown)
const provided = (shown, session = createHostSession({ getToken })) =>
  render(<BackofficeProvider apiBaseUrl="/api/admin/v1" navigation={createBrowserNavigation()} session={session}>{shown}</BackofficeProvider>)
`

/** The names that a sample expects of its reader's application. */
const html = (name) => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8" /><title>Amostra</title><link rel="icon" href="data:," />
<script>
  globalThis.getToken = async () => (await fetch('/token', { method: 'POST' })).json()
  globalThis.Home = () => 'Início do portal'
  globalThis.SaveButton = () => 'Gravar'
  globalThis.showSignIn = () => document.body.append('Entre de novo')
  globalThis.isOpen = true
  globalThis.setOpen = (value) => document.body.setAttribute('data-open', value)
</script></head>
<body><div id="root"></div><script type="module" src="/src/${name}.main.tsx"></script></body></html>
`

const config = (shown) => `
import { backofficePages } from '@esporte-parana/sdk/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig({
  plugins: [react(), backofficePages()],
  build: { cssCodeSplit: false, rolldownOptions: { input: ${JSON.stringify(shown.map(({ name }) => `${name}.html`))} } },
})
`
