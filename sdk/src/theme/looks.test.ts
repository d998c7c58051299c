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

const ownColours = ['#aa0000', '#000000', '#ffffff', '#ffe600', '#ff5555', '#000033', '#7f7f7f', '#00FF00'] as const
const ownLooks = ownColours.flatMap((primary) =>
  surfaceNames.flatMap((surface) => [false, true].map((isDark) => ({ preset: 'Lara', primary, surface, isDark }) as const)),
)

describe('a host’s own colour', () => {
  it('fills the buttons as it is where text on it can be read', () => {
    const look = { preset: 'Lara', primary: '#aa0000', surface: 'soho' } as const
    expect(buildScheme(look, false)).toMatchObject({ accent: '#aa0000', 'accent-text': '#ffffff' })
  })
  it('gives way to the nearest shade that can be read', () => {
    const { accent = '' } = buildScheme({ preset: 'Lara', primary: '#ff5555', surface: 'soho' }, false)
    expect(accent).not.toBe('#ff5555')
    expect(contrast(fromHex(accent), fromHex('#ffffff'))).toBeLessThan(4.8)
  })
})

describe('all 544 looks', () => {
  it.each([
    { what: 'ours', all: looks, count: 544 },
    { what: 'a host’s own colours', all: ownLooks, count: 128 },
  ])('can be read by everybody: WCAG 2.2 AA, $what', ({ all, count }) => {
    expect(all).toHaveLength(count)
    const least = new Map<string, { ratio: number; look: string }>()
    const failures: string[] = []
    for (const look of all) {
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
