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

/** Where a whole Chromium may be. */
export const chromiumPaths = homes[process.platform] ?? []

/** Where the one without windows may be: it opens a page with a third of the work. */
export const shellPaths = process.platform === 'linux' ? ['/usr/bin/chromium-headless-shell'] : []

/** How every test opens its browser. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? [...shellPaths, ...chromiumPaths].find((path) => existsSync(path)),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
