import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPaths, shellPaths } from './chromium.mjs'
import { binFolder, root } from './paths.mjs'
import { Problem } from './problem.mjs'
import { run } from './run.mjs'

/**
 * The path of a Chromium that starts. It tries, in order: CHROMIUM_PATH, the system's headless shell, Debian's package of it (as root), the
 * system's full Chromium, and Playwright's own.
 * @throws Problem when there is none and none can be installed
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await starts(named)) return named
    throw new Problem(`CHROMIUM_PATH is ${named}, which does not start: correct it, or unset it to use another Chromium.`)
  }
  for (const find of [systemShell, debianChromium, systemChromium, playwrightChromium]) {
    const path = await find()
    if (path) return path
  }
  throw new Problem('No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

const systemShell = () => firstThatStarts(shellPaths)
const systemChromium = () => firstThatStarts(chromiumPaths)

async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path
}

async function playwrightChromium() {
  const { chromium } = await import(join(root, 'node_modules', 'playwright', 'index.mjs'))
  if (await starts(chromium.executablePath())) return chromium.executablePath()
  process.stdout.write('Installing the Chromium of Playwright…\n')
  // Limits the wait when the network blocks the download server.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  await run(join(binFolder, 'playwright'), ['install', '--no-shell', 'chromium'], { env, live: true, timeout: 240_000 })
  if (await starts(chromium.executablePath())) return chromium.executablePath()
}

async function debianChromium() {
  // Older releases have only the full browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!(await installPackages([name, 'fonts-liberation']))) return
    const path = (await systemShell()) ?? (await systemChromium())
    if (path) return path
  }
}

/** Installs packages of Debian, as root and where there is apt. @returns whether it could try */
export async function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`Installing ${names[0]} from Debian…\n`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, live: true })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env, live: true })
  return true
}

// A downloaded Chromium may lack system libraries; asking for its version shows this.
async function starts(path) {
  return existsSync(path) && (await run(path, ['--version'], { timeout: 20_000 })).code === 0
}
