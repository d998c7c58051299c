import { childEnvironment } from '../lib/paths.mjs'
import { samples, succeed, withPage, writeAll } from './installed.mjs'
import { withServer } from './ownServer.mjs'
import { registerDepartment } from './viteApplication.mjs'

const guide = 'docs/embedding.md'

/** The guide's sample for `/token` as a server, beside the files of a page: what a portal's developer copies. */
function server() {
  const token = samples(guide, 'js').find((code) => code.includes('/sessao/portal')) ?? ''
  return `
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' }
createServer(async (request, response) => {
  if (request.url === '/token') {
    ${token}
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(data))
  }
  const asked = join(import.meta.dirname, process.env.FOLDER, new URL(request.url, 'http://page').pathname)
  const file = /\\.\\w+$/.test(asked) && existsSync(asked) ? asked : join(import.meta.dirname, process.env.FOLDER, 'index.html')
  response.writeHead(200, { 'Content-Type': types[file.split('.').at(-1)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}).listen(process.env.PORT, '127.0.0.1')
`
}

/** Replaces the address and the name that the guide invents. */
const addressed = (text, { product, portal }) =>
  text.replaceAll('https://produto.example', product).replaceAll("'meu-portal'", JSON.stringify(portal.name))

/** Serves a page's folder from the portal's origin, and passes a page and that origin to `use`. */
async function withPortal(folder, place, { files = '.', use }) {
  writeAll(folder, { 'server.mjs': addressed(server(), place) })
  const { portal } = place
  const env = childEnvironment({ PORT: String(portal.port), PORTAL_SECRET: portal.secret, FOLDER: files })
  await withServer({ folder, env, origin: portal.origin }, (origin) => withPage((page) => use(page, origin)))
}

const html = (head, body = '') => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8" /><title>Portal</title><link rel="icon" href="data:," />${head}</head><body>${body}</body></html>
`

/** A list and a form in a plain page of another origin, with a token of the page's own server, from the guide as it stands. */
export async function tryPlainPage(folder, place) {
  const [sample = ''] = samples(guide, 'html')
  const departments = sample.replace('screen="pessoas"', 'screen="administrativo/departamentos"')
  const files = { 'index.html': sample, 'novo.html': departments, 'lista.html': departments.replace('record="novo" ', '') }
  writeAll(folder, Object.fromEntries(Object.entries(files).map(([name, body]) => [name, addressed(html('', body), place)])))
  await withPortal(folder, place, {
    use: async (page, origin) => {
      await page.goto(origin)
      await ready(page)
      await page.getByRole('heading', { name: 'Nova pessoa' }).waitFor()
      await page.goto(`${origin}/novo.html`)
      await ready(page)
      const name = await registerDepartment(page)
      await page.goto(`${origin}/lista.html`)
      await findDepartment(page, name)
    },
  })
}

/** The guide's React application with the package for portals, checked by the compiler and built with Vite. */
export async function tryInReact(folder, place) {
  writeAll(folder, {
    'index.html': html('', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'),
    'src/main.tsx': addressed(samples(guide, 'tsx').find((code) => code.startsWith('// src/main.tsx\n')) ?? '', place),
    'vite.config.ts': `import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', strict: true, noEmit: true },
        ...{ lib: ['es2022', 'dom'], types: [] },
      },
      files: ['src/main.tsx'],
    }),
  })
  await succeed('npx', ['--no-install', 'tsc'], { cwd: folder })
  await succeed('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: folder })
  await withPortal(folder, place, { files: 'dist', use: useApplication })
}

/** The guide's component in a Vue 3 application, built with Vite. */
export async function tryInVue(folder, place) {
  const [component = ''] = samples(guide, 'vue')
  writeAll(folder, {
    'index.html': applicationPage(place, '<div id="app"></div><script type="module" src="/src/main.js"></script>'),
    'src/App.vue': component,
    'src/main.js': `import { createApp } from 'vue'\nimport App from './App.vue'\ncreateApp(App).mount('#app')\n`,
    'vite.config.ts': sampleOf('vite.config.ts'),
  })
  await succeed('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: folder })
  await withPortal(folder, place, { files: 'dist', use: useApplication })
}

/** The guide's component in an Angular application, built with Angular's compiler. */
export async function tryInAngular(folder, place) {
  writeAll(folder, {
    'src/index.html': applicationPage(place, '<app-root></app-root>'),
    'src/main.ts': sampleOf('src/main.ts'),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { target: 'es2022', module: 'preserve', moduleResolution: 'bundler', strict: true, lib: ['es2022', 'dom'] },
      angularCompilerOptions: { strictTemplates: true },
      files: ['src/main.ts'],
    }),
    'angular.json': JSON.stringify({
      version: 1,
      cli: { analytics: false },
      projects: { portal: { projectType: 'application', root: '', sourceRoot: 'src', architect: { build: angularBuild } } },
    }),
  })
  await succeed('npx', ['--no-install', 'ng', 'build'], { cwd: folder, env: { NG_CLI_ANALYTICS: 'false', CI: '1' } })
  await withPortal(folder, place, { files: 'dist/browser', use: useApplication })
}

const angularBuild = {
  builder: '@angular/build:application',
  options: { browser: 'src/main.ts', index: 'src/index.html', tsConfig: 'tsconfig.json', outputPath: 'dist', outputHashing: 'none' },
}

/** The script of the guide's first example in the page of an application. */
function applicationPage(place, body) {
  const [sample = ''] = samples(guide, 'html')
  return addressed(html(/<script[^]*<\/script>/.exec(sample)?.[0] ?? '', body), place)
}

/** A sample of the guide that begins with its path. */
const sampleOf = (path) => samples(guide, 'ts').find((code) => code.startsWith(`// ${path}\n`)) ?? ''

/** What people do with such an application: list and form by a bound property, an event, the tag taken away with half a form, and back. */
async function useApplication(page, origin) {
  const told = []
  await page.exposeFunction('tellTest', (code) => told.push(code))
  await page.addInitScript(() => addEventListener('error', (event) => event.detail?.code && globalThis.tellTest(event.detail.code)))
  await page.goto(origin)
  await ready(page)
  await page.locator('tbody a').first().waitFor()
  const [record, visibility] = [page.getByRole('button', { name: 'Lista ou formulário' }), page.getByRole('button', { name: /^Mostrar/ })]
  await record.click()
  const field = page.getByRole('textbox', { name: 'Nome', exact: true })
  await field.fill('Meio nome')
  await visibility.click()
  await page.locator('esporte-screen').waitFor({ state: 'detached' })
  await visibility.click()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  if ((await field.inputValue()) !== 'Meio nome') throw new Error('The typed text is lost.')
  const name = await registerDepartment(page)
  await page.getByText(/^\/administrativo\/departamentos\/\d+$/).waitFor()
  await record.click()
  await findDepartment(page, name)
  if (told.length > 0) throw new Error(`The page was told ${told.join(', ')}.`)
}

const ready = (page) => page.locator('esporte-screen[state="ready"]').waitFor()

async function findDepartment(page, name) {
  await ready(page)
  await page.getByRole('textbox', { name: 'Buscar em departamentos' }).fill(name)
  await page.getByRole('link', { name }).waitFor()
}
