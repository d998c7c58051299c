import type { PresetName } from './theme.js'

type Measures = Readonly<Record<string, string>>

// Values of primeuix 61a641c, presets Aura and Lara; lengths that depend on the text size use --ep-rem.
const rem = (count: number) => `calc(${count} * var(--ep-rem))`

// Whole pixels, because parts of one field leave gaps otherwise.
const wholePixels = (length: string) => `round(${length}, 1px)`

const presets: Record<PresetName, Measures> = {
  Aura: {
    'control-height': wholePixels(rem(34 / 14)),
    'button-padding': rem(0.9),
    'button-weight': '500',
    'title-weight': '600',
    'radius-card': '12px',
    'card-padding': rem(1.25),
    'modal-padding': rem(1.25),
    'option-padding': `${rem(0.5)} ${rem(0.75)}`,
    'option-radius': '4px',
    'list-padding': '4px',
    'list-gap': '2px',
    'header-weight': '600',
    'header-line': '0px',
    'field-shadow': '0 1px 2px #1212170d',
    'toast-bar': '1px',
    'shadow-card': '0 1px 3px rgb(var(--ep-shade) / .08), 0 1px 2px -1px rgb(var(--ep-shade) / .08)',
    'shadow-overlay': '0 4px 6px -1px rgb(var(--ep-shade) / .1), 0 10px 24px -4px rgb(var(--ep-shade) / .14)',
    'shadow-modal': '0 20px 25px -5px rgb(var(--ep-shade) / .14), 0 8px 10px -6px rgb(var(--ep-shade) / .1)',
  },
  Lara: {
    'control-height': wholePixels(rem(38 / 14)),
    'button-padding': rem(1.1),
    'button-weight': '600',
    'title-weight': '700',
    'radius-card': '8px',
    'card-padding': rem(1.5),
    'modal-padding': rem(1.5),
    'option-padding': `${rem(0.625)} ${rem(0.875)}`,
    'option-radius': '4px',
    'list-padding': '6px',
    'list-gap': '0px',
    'header-weight': '700',
    'header-line': '1px',
    'field-shadow': 'none',
    'toast-bar': '6px',
    'shadow-card': '0 2px 6px -1px rgb(var(--ep-shade) / .06), 0 1px 2px rgb(var(--ep-shade) / .04)',
    'shadow-overlay': '0 2px 12px rgb(var(--ep-shade) / .12), 0 8px 20px -6px rgb(var(--ep-shade) / .12)',
    'shadow-modal': '0 1px 3px rgb(var(--ep-shade) / .2), 0 16px 40px -8px rgb(var(--ep-shade) / .22)',
  },
}

/** The preset's measures, by token name without `--ep-`. */
export function measuresOf(preset: PresetName): Measures {
  return presets[preset]
}
