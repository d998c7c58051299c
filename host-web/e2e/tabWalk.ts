import type { Page } from '@playwright/test'

/** More stops than any page has: the walk is trapped. */
const mostStops = 600

/** What is wrong with the element that a press of Tab has reached. */
interface Stop {
  /** Equal for the same element, `''` when nothing on the page has the focus. */
  readonly name: string
  readonly fault?: string
}

/**
 * Goes through the page by Tab and back by Shift+Tab. One line for each control that a bar, the foot of a dialog or the edge of the window covers, and
 * for a focus that is lost or trapped.
 */
export async function tabFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const { activeElement } = document
    // A dialog keeps the focus; a page is walked from its beginning.
    if (activeElement instanceof HTMLElement && !activeElement.closest('[role="dialog"]')) activeElement.blur()
    scrollTo(0, 0)
  })
  const forward = await walk(page, 'Tab')
  const back = await walk(page, 'Shift+Tab')
  const isDialog = (await page.getByRole('dialog').count()) > 0
  const [last, first] = [forward.at(-1)?.name, back[0]?.name]
  const lost = !isDialog && last !== first ? [`the focus is lost after ${last}: back at ${first}`] : []
  return [...lost, ...new Set([...forward, ...back].flatMap(({ name, fault }) => (fault === undefined ? [] : [`${name}: ${fault}`])))]
}

/** What covers the control that has the focus; `undefined` when all of it is in sight. */
export async function focusFault(page: Page): Promise<string | undefined> {
  return (await page.evaluate(measureStop)).fault
}

/** The stops until the focus leaves the page or comes round. */
async function walk(page: Page, key: string): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  while (stops.length < mostStops) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(measureStop)
    if (stop.name === '' || stop.name === stops[0]?.name) return stops
    stops.push(stop)
  }
  return [...stops.slice(0, 1), { name: stops.at(-1)?.name ?? '', fault: `trapped by ${key}` }]
}

/** Runs in the page. */
async function measureStop(): Promise<Stop> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const focused = document.activeElement
  if (!focused || focused === document.body) return { name: '' }
  const own = focused.getBoundingClientRect()
  const isHidden = own.width < 5 || own.height < 5 || getComputedStyle(focused).opacity === '0'
  // A hidden input is shown by its label.
  const shown = isHidden ? (focused.closest('label') ?? focused.parentElement ?? focused) : focused
  const box = shown.getBoundingClientRect()
  const all = [...document.querySelectorAll(focused.tagName)].indexOf(focused)
  const label = focused.getAttribute('aria-label') ?? focused.closest('[data-path]')?.getAttribute('data-path') ?? focused.textContent
  const name = `${focused.tagName.toLowerCase()}${all} "${(label ?? '').trim().slice(0, 40)}"`
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position } = getComputedStyle(element)
    return (position === 'sticky' || position === 'fixed') && !element.contains(shown)
  })
  const ancestors: Element[] = []
  for (let each = shown.parentElement; each; each = each.parentElement) ancestors.push(each)
  const clips = ancestors
    .filter(
      (element) => element !== document.body && element !== document.documentElement && getComputedStyle(element).overflowY !== 'visible',
    )
    .map((element) => element.getBoundingClientRect())
  /** What hides a point of the control. */
  const hides = (x: number, y: number): string | undefined => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'the edge of the window'
    if (clips.some(({ left, top, right, bottom }) => x < left || x > right || y < top || y > bottom)) return 'a scrolling box'
    const over = document.elementFromPoint(x, y)
    const bar = over && bars.find((element) => element.contains(over))
    return bar ? `.${bar.className}` : undefined
  }
  const inset = 2
  const rows = 8
  const middle = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
  const points = Array.from({ length: rows + 1 }, (_, row) => [middle, box.top + inset + ((box.height - 2 * inset) * row) / rows] as const)
  const hidden = points.map(([x, y]) => hides(x, y))
  const faults = hidden.filter((each) => each !== undefined)
  const isTall = box.height > innerHeight / 3
  const isCovered = isTall ? faults.length > hidden.length / 2 : faults.length > 0
  return isCovered ? { name, fault: `${faults.length} of ${hidden.length} under ${[...new Set(faults)].join(', ')}` } : { name }
}
