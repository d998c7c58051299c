import { black, contrast, fromHex, type Lab, luminance, mix, toHex, white } from './color.js'
import { type Curve, createCurve } from './curve.js'
import { isOwnColour } from './colourNames.js'
import { ownShades } from './ownShades.js'
import { shadesOf } from './palettes.js'
import type { Look } from './theme.js'

/** Every colour of one theme in one scheme, by token name without `--ep-`. */
export type Scheme = Readonly<Record<string, string>>

/** Values that the steps below share. */
interface Basis {
  readonly isDark: boolean
  readonly isNoir: boolean
  readonly hasHalo: boolean
  readonly neutral: Curve
  readonly hue: Curve
  /** The direction of more contrast. */
  readonly away: 'black' | 'white'
  /** @returns the value for this scheme */
  readonly choose: <T>(light: T, dark: T) => T
}

/** Colours that reach WCAG 2.2 AA on every possible background, as near to the palette as possible. */
export function buildScheme({ preset, primary, surface }: Look, isDark: boolean): Scheme {
  const neutral = createCurve(shadesOf(surface))
  const basis: Basis = {
    isDark,
    isNoir: primary === 'noir',
    hasHalo: preset === 'Lara',
    neutral,
    hue: primary === 'noir' ? neutral : createCurve(isOwnColour(primary) ? ownShades(primary) : shadesOf(primary)),
    away: isDark ? 'white' : 'black',
    choose: (light, dark) => (isDark ? dark : light),
  }
  const places = buildPlaces(basis)
  const colors = { ...places, ...buildNeutrals(basis, places), ...buildAccent(basis, places), ...buildStatuses(basis, places) }
  const scheme = Object.fromEntries(Object.entries(colors).map(([token, color]) => [token, toHex(color)]))
  return { ...scheme, halo: halo(basis), mask: isDark ? '#0009' : '#0006' }
}

type Places = ReturnType<typeof buildPlaces>

/** The possible backgrounds of text. */
function buildPlaces({ neutral, hue, hasHalo, isNoir, choose }: Basis) {
  const card = neutral.shade(choose(0, 900))
  const tint = hue.shade(isNoir ? choose(950, 50) : choose(500, 400))
  return {
    ground: neutral.shade(choose(100, 950)),
    card,
    'field-bg': neutral.shade(choose(0, 950)),
    hover: mix(card, neutral.shade(choose(100, 800)), choose(0.75, 0.6)),
    'header-bg': hasHalo ? mix(card, neutral.shade(choose(50, 800)), choose(1, 0.5)) : card,
    selected: mix(card, tint, isNoir ? 0.08 : choose(0.1, 0.16)),
    'selected-hover': mix(card, tint, isNoir ? 0.12 : choose(0.16, 0.24)),
  }
}

function buildNeutrals(basis: Basis, places: Places) {
  const { neutral, away, choose } = basis
  const everywhere = worst(basis, Object.values(places))
  const plain = worst(basis, plainPlaces(places))
  const border = neutral.reach(3.1, plain, away, neutral.shade(choose(300, 600)))
  return {
    border: neutral.shade(choose(200, 700)),
    // Paler than a field's border, because a button's text already shows that it is a button.
    'button-border': neutral.shade(choose(300, 600)),
    'field-border': border,
    'field-border-hover': neutral.reach(4.6, plain, away, border),
    text: neutral.reach(choose(9.5, 8.5), everywhere, away, neutral.shade(choose(800, 100))),
    'text-strong': neutral.shade(choose(950, 0)),
    label: neutral.reach(choose(6.5, 6), everywhere, away, neutral.shade(choose(700, 200))),
    muted: neutral.reach(4.6, plain, away, neutral.shade(choose(500, 400))),
    disabled: neutral.shade(choose(400, 500)),
    tooltip: neutral.reach(4.5, white, 'black', neutral.shade(choose(900, 700))),
    'disabled-bg': mix(places.card, neutral.shade(choose(200, 700)), 0.6),
  }
}

function buildAccent(basis: Basis, places: Places) {
  const { neutral, hue, isNoir, isDark, away, choose } = basis
  const everywhere = worst(basis, Object.values(places))
  const start = hue.shade(isNoir ? choose(950, 50) : choose(600, 400))
  const link = hue.reach(4.6, everywhere, away, start)
  const brand = hue.shade(isNoir ? choose(950, 50) : choose(500, 400))
  const darkened = hue.reach(4.5, white, 'black', brand)
  // Lime, amber and yellow would turn brown before white text is readable on them, so they keep their shade with dark text.
  const hasDarkText = isDark || brand[0] - darkened[0] > 0.18
  const fill = hasDarkText ? brand : darkened
  const steps = isNoir ? choose([800, 700] as const, [200, 300] as const) : choose([400, 300] as const, [300, 200] as const)
  const step = (index: 0 | 1) => (hasDarkText || isNoir ? hue.shade(steps[index]) : hue.reach(index === 0 ? 5.6 : 7, white, 'black', fill))
  const ink = neutral.shade(950)
  return {
    accent: fill,
    'accent-hover': step(0),
    'accent-down': step(1),
    'accent-text': !hasDarkText ? white : contrast(ink, fill) >= 4.5 ? ink : black,
    ring: hue.reach(3.1, everywhere, away, brand),
    link,
    'link-strong': hue.reach(6, everywhere, away, link),
  }
}

const statusHues = { positive: 'green', negative: 'red', notice: 'orange', info: 'sky' } as const

function buildStatuses(basis: Basis, places: Places) {
  const { away, choose } = basis
  const colors: Record<string, Lab> = {}
  for (const [status, name] of Object.entries(statusHues)) {
    const hue = createCurve(shadesOf(name))
    const soft = mix(places.card, hue.shade(500), choose(0.1, 0.16))
    colors[status] = hue.reach(4.5, white, 'black', hue.shade(600))
    colors[`${status}-soft`] = soft
    colors[`${status}-text`] = hue.reach(4.6, worst(basis, [...Object.values(places), soft]), away, hue.shade(choose(700, 400)))
  }
  return colors
}

function halo({ hue, hasHalo, choose }: Basis): string {
  return hasHalo ? `${toHex(hue.shade(choose(500, 400)))}${choose('4d', '33')}` : '#0000'
}

function plainPlaces(places: Places): Lab[] {
  return [places.card, places.ground, places['field-bg'], places.hover]
}

/** The background with the lowest contrast. */
function worst({ isDark }: Basis, places: readonly Lab[]): Lab {
  // Compared as hexadecimal, because the screen shows the rounded colour.
  return places.map((place) => fromHex(toHex(place))).reduce((one, other) => (luminance(other) > luminance(one) === isDark ? other : one))
}
