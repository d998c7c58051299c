import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, fromHex } from '../../theme/color.js'
import { primaryNames, surfaceNames } from '../../theme/palettes.js'
import { buildScheme } from '../../theme/scheme.js'
import { presetNames } from '../../theme/theme.js'

const sheet = readFileSync(new URL('charts.css', import.meta.url), 'utf8')

/** The theme colour in a rule of the style sheet: `--ep-chart-ink: var(--ep-link)` gives `link`. */
function tokenOf(selector: string, property: string): string {
  const escaped = selector.replaceAll('.', String.raw`\.`)
  const rule = new RegExp(`(?:^|\\n)${escaped} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? ''
  const token = new RegExp(`${property}: var\\(--ep-([a-z-]+)\\)`).exec(rule)?.[1]
  if (token === undefined) throw new Error(`charts.css: ${selector} has no ${property} of the theme`)
  return token
}

const ink = tokenOf('.ep-chart', '--ep-chart-ink')
const paper = tokenOf('.ep-chart', '--ep-chart-paper')
const ground = tokenOf('.ep-chart', 'background')
const value = tokenOf('.ep-chart-drawing .ep-chart-value', 'fill')
const tick = tokenOf('.ep-chart-drawing .ep-chart-tick', 'fill')
const label = tokenOf('.ep-chart-drawing text', 'fill')
const base = tokenOf('.ep-chart-base', 'stroke')
const pointed = tokenOf('.ep-chart-mark:hover .ep-chart-band', 'fill')

/** Foreground, background and minimum contrast: WCAG 2.2, 1.4.11 for shapes, 1.4.3 for text. */
const requirements: readonly (readonly [string, string, number])[] = [
  ...[paper, ground, pointed].map((under) => [ink, under, 3] as const),
  ...[ground, pointed].flatMap((under) => [value, tick, label].map((text) => [text, under, 4.5] as const)),
  [base, ground, 3],
]

describe('the colours of charts', () => {
  it('are told from their ground in all 544 looks', () => {
    const failures: string[] = []
    let looks = 0
    for (const preset of presetNames)
      for (const primary of primaryNames)
        for (const surface of surfaceNames)
          for (const isDark of [false, true]) {
            looks += 1
            const scheme = buildScheme({ preset, primary, surface }, isDark)
            const color = (token: string) => fromHex(scheme[token] ?? 'missing')
            for (const [over, under, wanted] of requirements) {
              const ratio = contrast(color(over), color(under))
              if (!(ratio >= wanted)) failures.push(`${preset} ${primary} ${surface} ${isDark}: ${over} on ${under} ${ratio.toFixed(2)}`)
            }
          }
    expect(looks).toBe(544)
    expect(failures).toEqual([])
  })

  it('carry no meaning: every shape has one of two, the ink and the paper', () => {
    const shapes = [...sheet.matchAll(/\n\.ep-chart-(?:piece|ink|paper) \{([^}]*)\}/g)].map(([, rule = '']) => rule)
    const used = new Set(
      shapes.flatMap((rule) => [...rule.matchAll(/(?:fill|stroke): (var\([^)]*\)|[#a-z][^;]*)/g)].map(([, color]) => color)),
    )
    expect(used).toEqual(new Set(['none', 'var(--ep-chart-ink)', 'var(--ep-chart-paper)']))
  })
})
