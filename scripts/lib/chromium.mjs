import { existsSync } from 'node:fs'

const homes = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
}

/** Possible paths of a full Chromium. */
export const chromiumPaths = homes[process.platform] ?? []

/** Possible paths of the headless shell, which opens a page with a third of the work. */
export const shellPaths = process.platform === 'linux' ? ['/usr/bin/chromium-headless-shell'] : []

/** Options to start a browser for tests and measurements. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? [...shellPaths, ...chromiumPaths].find((path) => existsSync(path)),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Options for tests, which measure nothing: drawing in the browser's own process saves a twentieth of the work. */
export const testLaunchOptions = { ...launchOptions, args: [...launchOptions.args, '--in-process-gpu'] }
