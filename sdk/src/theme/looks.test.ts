import { describe, expect, it } from 'vitest'
import { contrast, fromHex } from './color.js'
import { primaryNames, surfaceNames } from './palettes.js'
import { buildScheme, type Scheme } from './scheme.js'
import { presetNames } from './theme.js'

const plain = ['card', 'ground', 'field-bg', 'hover']
const everywhere = [...plain, 'header-bg', 'selected', 'selected-hover']
const statuses = ['positive', 'negative', 'notice', 'info']

/** WCAG 2.2 AA for a theme: text token, possible backgrounds, minimum contrast. */
const requirements: readonly (readonly [string, readonly string[], number])[] = [
  ['text', everywhere, 4.5],
  ['text-strong', everywhere, 4.5],
  ['label', everywhere, 4.5],
  ['muted', plain, 4.5],
  ['link', everywhere, 4.5],
  ['link-strong', everywhere, 4.5],
  ['ring', everywhere, 3],
  ['field-border', plain, 3],
  ['field-border-hover', plain, 3],
  ['accent-text', ['accent', 'accent-hover', 'accent-down'], 4.5],
  ['white', ['tooltip'], 4.5],
  // A check mark has the field's colour on the link's colour; the contrast toast has the card's colour on the strong text's.
  ['field-bg', ['link', 'link-strong'], 3],
  ['card', ['text-strong'], 4.5],
  ...statuses.flatMap((status) => [
    ['white', [status], 4.5] as const,
    [`${status}-text`, [...everywhere, `${status}-soft`], 4.5] as const,
    ['text', [`${status}-soft`], 4.5] as const,
  ]),
]

const looks = presetNames.flatMap((preset) =>
  primaryNames.flatMap((primary) =>
    surfaceNames.flatMap((surface) => [false, true].map((isDark) => ({ preset, primary, surface, isDark }) as const)),
  ),
)

const color = (scheme: Scheme, token: string) => fromHex(scheme[token] ?? 'missing')

describe('all 544 looks', () => {
  it('can be read by everybody: WCAG 2.2 AA', () => {
    expect(looks).toHaveLength(544)
    const least = new Map<string, { ratio: number; look: string }>()
    const failures: string[] = []
    for (const look of looks) {
      const scheme: Scheme = { ...buildScheme(look, look.isDark), white: '#ffffff' }
      const name = `${look.preset} ${look.primary} ${look.surface} ${look.isDark ? 'dark' : 'light'}`
      for (const [token, backgrounds, wanted] of requirements) {
        for (const background of backgrounds) {
          const ratio = contrast(color(scheme, token), color(scheme, background))
          const key = `${token} ≥ ${wanted}`
          if (ratio < (least.get(key)?.ratio ?? Infinity)) least.set(key, { ratio, look: `${name} on ${background}` })
          if (!(ratio >= wanted)) failures.push(`${name}: ${token} on ${background} ${ratio.toFixed(2)}`)
        }
      }
    }
    process.stdout.write([...least].map(([key, { ratio, look }]) => `${ratio.toFixed(2)} ${key} (${look})\n`).join(''))
    expect(failures).toEqual([])
  })
})
