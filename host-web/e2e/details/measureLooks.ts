export interface Look {
  readonly primary: string
  readonly surface: string
  readonly preset: string
  readonly darkTheme: boolean
}

export interface Place {
  readonly name: string
  readonly selector: string
  readonly part?: string
  /** Measures a line instead of the text: the strokes of an icon, the element's border, or the focus indicator. */
  readonly line?: 'icon' | 'border' | 'focus'
}

interface Task {
  readonly looks: readonly Look[]
  readonly places: readonly Place[]
}

interface Measured {
  readonly seen: number
  readonly failures: string[]
  readonly least: string[]
}

/**
 * Runs in the page: applies every look as another tab would, and reads the computed colours.
 * @returns the number of different looks, the failures, and the lowest contrast of each place
 */
export async function measureLooks({ looks, places }: Task): Promise<Measured> {
  type Colour = readonly [number, number, number, number]
  const still = new CSSStyleSheet()
  // No transitions, because a colour between two looks belongs to neither.
  still.replaceSync('*, ::before, ::after, ::placeholder { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('no canvas')
  const known = new Map<string, Colour>()
  const read = (text: string): Colour => {
    const found = known.get(text)
    if (found) return found
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour: Colour = [red, green, blue, alpha / 255]
    known.set(text, colour)
    return colour
  }
  const over = ([r, g, b, alpha]: Colour, under: Colour): Colour => {
    const mixed = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
    return [mixed(r, under[0]), mixed(g, under[1]), mixed(b, under[2]), 1]
  }
  const ground = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1]
    const colour = read(getComputedStyle(element).backgroundColor)
    // Portalled layers are above the page.
    const under = element.matches('.ep-layer') ? document.querySelector('main') : element.parentElement
    return colour[3] === 1 ? colour : over(colour, ground(under))
  }
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = ([r, g, b]: Colour) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const contrast = (one: Colour, other: Colour) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  /** Waits for React, which reacts after the focus event. */
  const painted = async () => {
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
    await Promise.resolve()
  }
  const frames = (element: HTMLElement) =>
    [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one != null)
  const bordersOf = (element: HTMLElement) =>
    frames(element)
      .map((frame) => getComputedStyle(frame))
      .filter((style) => style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) >= 1)
      .map((style) => style.borderTopColor)
  const outlineOf = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? outlineColor : undefined
  /** Some focus rings are shadows without blur, at least two pixels wide. */
  const shadowRingOf = ({ boxShadow }: CSSStyleDeclaration) =>
    /^(rgba?\([^)]+\)) 0px 0px 0px (?:[2-9]|\d\d)(?:\.\d+)?px$/.exec(boxShadow)?.[1]
  const outlinesOf = (element: HTMLElement) =>
    frames(element)
      .flatMap((frame) => [getComputedStyle(frame), getComputedStyle(frame, '::after')])
      .flatMap((style) => [outlineOf(style), shadowRingOf(style)])
      .filter((colour) => colour !== undefined)
  /** The lines that appear with focus; a border that was there before does not count. */
  const focusLines = async (element: HTMLElement) => {
    element.blur()
    await painted()
    const before = bordersOf(element)
    element.focus()
    await painted()
    return [...outlinesOf(element), ...bordersOf(element).filter((border, place) => border !== before[place])]
  }
  const measure = async ({ selector, part, line }: Place) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) return Number.NaN
    if (!line) {
      const under = ground(element)
      return contrast(over(read(getComputedStyle(element, part).color), under), under)
    }
    const around = ground(element.parentElement)
    const lines = line === 'focus' ? await focusLines(element) : line === 'icon' ? [getComputedStyle(element).color] : bordersOf(element)
    return Math.max(0, ...lines.map((colour) => contrast(over(read(colour), around), around)))
  }
  const show = async (theme: Look) => {
    const kept = JSON.parse(localStorage.getItem('preferences_0') ?? '{}') as object
    const next = JSON.stringify({ ...kept, values: { theme } })
    localStorage.setItem('preferences_0', next)
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences_0', newValue: next }))
    // A look's styles are created when it is first used.
    const worn = `[data-look="${theme.preset} ${theme.primary} ${theme.surface}"]`
    for (let turn = 0; turn < 500 && !document.querySelector(worn); turn++) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const signature = () => {
    const style = getComputedStyle(document.querySelector('.ep-root') as Element)
    const tokens = ['accent', 'ground', 'button-weight'].map((token) => style.getPropertyValue(`--ep-${token}`))
    return [style.colorScheme, ...tokens].join()
  }
  const seen = new Set<string>()
  const failures: string[] = []
  const least = new Map<string, { readonly ratio: number; readonly look: string }>()
  for (const look of looks) {
    await show(look)
    seen.add(signature())
    const name = `${look.preset} ${look.primary} ${look.surface} ${look.darkTheme ? 'dark' : 'light'}`
    for (const place of places) {
      const ratio = await measure(place)
      if (!(ratio >= (place.line ? 3 : 4.5))) failures.push(`${name}: ${place.name} ${ratio.toFixed(2)}`)
      if (!(ratio >= (least.get(place.name)?.ratio ?? Infinity))) least.set(place.name, { ratio, look: name })
    }
  }
  return { seen: seen.size, failures, least: [...least].map(([place, { ratio, look }]) => `${ratio.toFixed(2)} ${place} (${look})`) }
}
