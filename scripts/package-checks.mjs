// Checks that need the packed package: node scripts/package-checks.mjs (after a build).
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './lib/checklist.mjs'
import { writeExamples } from './lib/examples.mjs'
import { productNode, root } from './lib/paths.mjs'
import { runMain } from './lib/problem.mjs'
import { run } from './lib/run.mjs'

// `testing` can be imported in plain Node too, but its render wrapper needs React.
const plainEntries = ['validators', 'contracts', 'schema', 'resources', 'routes', 'react-router']
const { exports } = JSON.parse(readFileSync(join(root, 'sdk', 'package.json'), 'utf8'))
const screens = Object.values(exports).flatMap((target) => /^\.\/dist\/exports\/(screens\/.+)\.js$/.exec(target)?.[1] ?? [])
const reactEntries = ['index', 'engine', 'controls', 'shell', 'frame', ...screens]

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'esporte-parana-consumer-'))
  try {
    const tarball = await pack(folder)
    const installed = await install(tarball, folder)
    return await runChecks({
      'the lock file installs cleanly on every platform': checkLockFile,
      'publint finds nothing': () => expectSuccess('publint', [join(root, 'sdk'), '--strict', '--pack', 'false']),
      'types resolve wherever ESM does': () => expectSuccess('attw', [tarball, '--profile', 'esm-only']),
      'there is one copy of react-aria and of react-stately': checkSingleCopies,
      'React entries say "use client", the others do not': () => checkDirectives(installed),
      'plain Node imports what needs no React': () => checkPlainImports(folder),
      'a consumer outside the workspace and every example of the documentation compile': () => expectSuccess('tsc', ['-p', folder]),
      'a consumer outside the workspace builds with Vite': () => checkConsumerBuild(folder),
      'the plugin of the package plans the pages of a host outside the workspace': () => checkPlannedPages(folder),
      'a server renders pages that hold the product': () => checkServerRendering(folder),
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function expectSuccess(program, args, options) {
  const { code, output } = await run(join(root, 'node_modules', '.bin', program), args, options)
  if (code !== 0) throw new Error(output)
  return output
}

async function pack(folder) {
  const { code, output } = await run('npm', ['pack', '--silent', '-w', 'sdk', '--pack-destination', folder])
  if (code !== 0) throw new Error(output)
  return join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz')),
  )
}

/** Unpacks the package into a folder and links its dependencies, so that nothing is downloaded again. */
async function install(tarball, folder) {
  cpSync(join(root, 'scripts', 'consumer'), folder, { recursive: true })
  writeExamples(join(folder, 'examples'))
  const modules = join(folder, 'node_modules')
  linkAll(join(root, 'node_modules'), modules, ['@esporte-parana'])
  const installed = join(modules, '@esporte-parana', 'sdk')
  mkdirSync(installed, { recursive: true })
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  if (code !== 0) throw new Error(output)
  return installed
}

function linkAll(from, to, except = []) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || except.includes(name)) continue
    if (name.startsWith('@')) linkAll(join(from, name), join(to, name))
    else symlinkSync(join(from, name), join(to, name), 'junction')
  }
}

async function checkLockFile() {
  const { code, output } = await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--loglevel=error'])
  if (code !== 0) throw new Error(output)
}

function checkSingleCopies() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const name of ['react', 'react-dom', 'react-aria', 'react-stately', 'react-aria-components']) {
    const copies = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))
    if (copies.length !== 1)
      throw new Error(`${name} is installed ${copies.length} times: ${copies.join(', ')}. Pin the version that Spectrum pins.`)
  }
}

function checkDirectives(installed) {
  const isClient = (entry) => readFileSync(join(installed, 'dist', 'exports', `${entry}.js`), 'utf8').startsWith('"use client"')
  const wrong = [...reactEntries.filter((entry) => !isClient(entry)), ...plainEntries.filter(isClient)]
  if (wrong.length > 0) throw new Error(`Wrong in: ${wrong.join(', ')}`)
}

async function checkPlainImports(folder) {
  const code = [...plainEntries, 'testing'].map((entry) => `await import('@esporte-parana/sdk/${entry}')`).join(';')
  const outcome = await run(productNode(), ['--input-type=module', '--eval', code], { cwd: folder })
  if (outcome.code !== 0) throw new Error(outcome.output)
}

async function checkConsumerBuild(folder) {
  await expectSuccess('vite', ['build'], { cwd: folder })
  const files = readdirSync(join(folder, 'dist', 'assets'))
  for (const type of ['.js', '.css'])
    if (!files.some((name) => name.endsWith(type))) throw new Error(`The build holds no ${type} file: ${files.join(', ')}`)
  if (!existsSync(join(folder, 'dist', 'index.html'))) throw new Error('The build holds no page.')
}

/** A build with our plugin: the page requests the files of an address before its program runs, and works offline. */
async function checkPlannedPages(folder) {
  const product = join(folder, 'product')
  await expectSuccess('vite', ['build'], { cwd: product })
  const page = readFileSync(join(product, 'dist', 'index.html'), 'utf8')
  const plan = JSON.parse(/\{"apiBaseUrl":.*?\}(?=\);)/.exec(page)?.[0] ?? '{}')
  const list = plan.routes?.find(({ path }) => path === '/pessoas')?.screen ?? []
  const missing = plan.files?.filter((file) => !existsSync(join(product, 'dist', file))) ?? ['the plan']
  if (missing.length > 0) throw new Error(`The page asks for what is not there: ${missing.join(', ')}`)
  if (list.length < 3 || list.length > 24) throw new Error(`The list of people comes in ${list.length} files.`)
  if (!/"files":\["\/",/.test(readFileSync(join(product, 'dist', 'sw.js'), 'utf8'))) throw new Error('The service worker keeps no page.')
}

async function checkServerRendering(folder) {
  await expectSuccess('vite', ['build', '--ssr', 'server.tsx', '--outDir', 'dist-server'], { cwd: folder })
  // Vite's extension shows that the file is a module.
  const { code, output } = await run(productNode(), [join('dist-server', 'server.mjs')], { cwd: folder })
  if (code !== 0) throw new Error(output)
}
