import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launchOptions } from '../lib/chromium.mjs'
import { ensureChromium } from '../lib/browser.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** Writes files below `folder`, by their path. */
export function writeAll(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Packs a package as npm would publish it. @returns the path of the file */
export async function pack(folder, workspace = 'sdk') {
  const output = await succeed('npm', ['pack', '--silent', '-w', workspace, '--pack-destination', folder])
  return join(folder, output.trim().split('\n').at(-1) ?? '')
}

/** The version that the workspace itself uses. */
export function pinned(name) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return `${name}@${packages[`node_modules/${name}`].version}`
}

/**
 * Installs packages into an empty folder, as their user does; npm takes what it has in its cache. A second try asks the registry about
 * everything: the cache may not know a version yet, and the registry may have been silent for a moment.
 */
export async function install(folder, packages) {
  writeAll(folder, { 'package.json': '{ "name": "gestao", "private": true, "type": "module" }\n' })
  const words = (source) => ['install', source, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...packages]
  const { code, output } = await run('npm', words('--prefer-offline'), { cwd: folder })
  if (code === 0) return
  process.stdout.write(`npm install is tried once more, after:\n${output}\n`)
  await succeed('npm', words('--prefer-online'), { cwd: folder })
}

/** The code blocks of a page of the documentation in these languages, in order. */
export function samples(page, ...kinds) {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter((block) => kinds.includes(block[1])).map((block) => block[2])
}

/** @throws Error with the program's output when it fails */
export async function succeed(program, args, options) {
  const { code, output } = await run(program, args, options)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`)
  return output
}

/** Waits until a server answers at `address`. @throws Error when none does within half a minute */
export async function untilAnswers(address) {
  for (let turn = 0; turn < 150; turn++) {
    if (await fetch(address).catch(() => undefined)) return
    await wait(200)
  }
  throw new Error(`Nothing answers at ${address}.`)
}

/** Opens a page in Chromium; an error on the page, also one that it only logs, fails the check. */
export const withPage = (work) => withPages((onPage) => onPage(work))

/** Passes on a function that does `work` on a new page, each without what the others stored. */
export async function withPages(work) {
  const { chromium } = await import(join(root, 'node_modules', 'playwright', 'index.mjs'))
  const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() })
  try {
    await work((onPage) => tryPage(browser, onPage))
  } finally {
    await browser.close()
  }
}

async function tryPage(browser, work) {
  const page = await browser.newPage({ locale: 'pt-BR' })
  page.setDefaultTimeout(60_000)
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  await work(page).catch((error) => {
    throw new Error([error.message, ...errors].join('\n'))
  })
  if (errors.length > 0) throw new Error(errors.join('\n'))
  await page.close()
}
