import { lastField } from './clerkDay.mjs'
import { median } from './statistics.mjs'

// `usable` is the first element that a person can use, as in the budgets of the design.
const screens = [
  { what: 'sign-in', path: '/login', usable: 'input[autocomplete="username"]:enabled', isSignedIn: false },
  { what: 'list', path: '/pessoas', usable: 'main tbody tr[data-row] td a', isSignedIn: true },
  { what: 'form', path: '/pessoas/12', usable: 'main form input:enabled', isSignedIn: true },
  { what: 'whole form', path: '/pessoas/12', usable: lastField, isSignedIn: true },
]

/**
 * Measures each screen and a page of plain React inputs in a new browser, with a slow processor and a slow network, alternating between the
 * builds.
 */
export async function measureColdStart({ builds, floorOrigin, rounds }) {
  const floor = {
    what: 'plain React inputs',
    address: `${floorOrigin}/floor/inputs`,
    usable: 'input',
    isSignedIn: false,
    open: builds[0].open,
  }
  const pages = screens.flatMap(({ what, path, ...screen }) =>
    builds.map(({ name, origin, open }) => ({ ...screen, what: name ? `${what}, ${name}` : what, address: origin + path, open })),
  )
  const measured = [...pages, floor].map((page) => ({ ...page, visits: [] }))
  for (let round = 0; round < rounds; round++) for (const page of measured) page.visits.push(await visit(page))
  return measured.map(({ what, visits }) => ({
    what,
    'usable, s': median(visits.map(({ seconds }) => seconds)).toFixed(2),
    'layout shift': Math.max(...visits.map(({ shift }) => shift)).toFixed(4),
  }))
}

async function visit({ open, isSignedIn, address, usable }) {
  const { page, devtools, close } = await open({ isSignedIn })
  try {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector)?.checkVisibility()) globalThis.usableAt = performance.now()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, usable)
    await page.goto(address, { waitUntil: 'commit' })
    const usableAt = await (await page.waitForFunction(() => globalThis.usableAt, undefined, { timeout: 60_000 })).jsonValue()
    // Later content must not move anything either.
    await page.waitForLoadState('networkidle')
    return { seconds: usableAt / 1000, shift: await page.evaluate(() => globalThis.benchShift) }
  } finally {
    await close()
  }
}
