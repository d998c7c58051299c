import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/checks.mjs'
import { launchOptions } from '../../scripts/lib/chromium.mjs'

/**
 * @typedef {object} Client one page in one browser
 * @property {(address: string) => Promise<void>} goTo
 * @property {(work: Function, ...given: unknown[]) => Promise<any>} run runs a function in the page; it sees nothing outside of itself
 * @property {(x: number, y: number) => Promise<void>} click
 * @property {(text: string) => Promise<void>} type as one types, into what has the focus
 * @property {(key: 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowRight') => Promise<void>} press
 * @property {() => Promise<void>} reload leaves the page without a question
 * @property {(file: string) => Promise<void>} picture
 * @property {() => Promise<void>} close
 */

const size = { width: 1366, height: 768 }

/** The browsers, each with the Debian packages that bring it, whether it is there, and what opens it. */
export const browsers = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell'],
    isThere: () => existsSync(launchOptions.executablePath ?? ''),
    open: openChromium,
  },
  { name: 'Firefox', packages: ['firefox-esr'], isThere: () => existsSync(firefoxPath), open: openFirefox },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => [driverPath, displayPath].every(existsSync) && miniBrowser() !== undefined,
    open: openWebKit,
  },
]

/** @returns {Promise<Client>} */
async function openChromium() {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ locale: 'pt-BR', viewport: size })
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    goTo: async (address) => void (await page.goto(address)),
    run: (work, ...given) => page.evaluate(`(${String(work)})(...${JSON.stringify(given)})`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    reload: async () => void (await page.reload()),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  }
}

const firefoxPath = '/usr/bin/firefox-esr'

/**
 * Debian's own Firefox, by WebDriver BiDi.
 * @returns {Promise<Client>}
 */
async function openFirefox() {
  const { default: puppeteer } = await import('puppeteer-core')
  // A fine pointer that hovers, as a mouse is: without it the product takes the density of touch.
  const pointer = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR', ...pointer },
  })
  const page = await browser.newPage()
  await page.setViewport(size)
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    goTo: async (address) => void (await page.goto(address)),
    run: (work, ...given) => page.evaluate(`(${String(work)})(...${JSON.stringify(given)})`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    reload: async () => void (await page.reload()),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  }
}

const driverPath = '/usr/bin/WebKitWebDriver'
const displayPath = '/usr/bin/Xvfb'

/** The page of WebKitGTK's own driver: its folder is named by the processor and the version. */
function miniBrowser() {
  const homes = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : []
  const paths = homes.flatMap((home) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `/usr/lib/${home}/${version}/MiniBrowser`))
  return paths.find((path) => existsSync(path))
}

/**
 * Debian's WebKitGTK on a display of its own, by WebDriver.
 * @returns {Promise<Client>}
 */
async function openWebKit() {
  const { Builder, Capabilities, Key, Origin } = await import('selenium-webdriver')
  const display = `:${90 + (process.pid % 900)}`
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: mkdtempSync(join(tmpdir(), 'esporte-parana-webkit-')),
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const screen = spawn(displayPath, [display, '-screen', '0', '1400x900x24'], { stdio: 'ignore' })
  await wait(1000)
  const server = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' })
  await wait(1000)
  const stop = () => {
    server.kill()
    screen.kill()
  }
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' })
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(wanted)
    .build()
    .catch((error) => {
      stop()
      throw error
    })
  await driver.manage().window().setRect(size)
  const keys = { Enter: Key.ENTER, Tab: Key.TAB, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN, ArrowRight: Key.ARROW_RIGHT }
  const send = (text) => driver.actions().sendKeys(text).perform()
  return {
    goTo: (address) => driver.get(address),
    run: (work, ...given) => driver.executeScript(`return (${String(work)})(...arguments)`, ...given),
    click: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => send(text),
    press: (key) => send(keys[key]),
    reload: () => driver.navigate().refresh(),
    picture: async (path) => {
      const { writeFileSync } = await import('node:fs')
      writeFileSync(path, await driver.takeScreenshot(), 'base64')
    },
    close: async () => {
      await driver.quit()
      stop()
    },
  }
}
