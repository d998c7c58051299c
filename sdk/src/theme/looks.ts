import { defaultTheme, type Look } from './theme.js'

/** The style sheets of themes. The default theme is part of the page, so its sheet is empty; others are created on first use. */
export interface Looks {
  /** `undefined` until the sheet is created. */
  readonly read: (look: Look) => string | undefined
  readonly load: (look: Look) => Promise<string>
}

export const lookName = ({ preset, primary, surface }: Look): string => `${preset} ${primary} ${surface}`

const storageKey = 'look_0'

/**
 * @param storage keeps the last sheet, so that the next visit paints with it at once; a sheet from an older version is used until the new
 * one is ready
 */
export function createLooks(storage?: Pick<Storage, 'getItem' | 'setItem'>): Looks {
  const sheets = new Map([[lookName(defaultTheme), ''], ...readKept(storage)])
  return {
    read: (look) => sheets.get(lookName(look)),
    load: async (look) => {
      const { themeSheet } = await import('./themeSheet.js')
      const sheet = themeSheet(look)
      sheets.set(lookName(look), sheet)
      keep(storage, lookName(look), sheet)
      return sheet
    },
  }
}

function readKept(storage: Pick<Storage, 'getItem'> | undefined): readonly (readonly [string, string])[] {
  try {
    const { name, sheet } = JSON.parse(storage?.getItem(storageKey) ?? '{}') as { readonly name?: unknown; readonly sheet?: unknown }
    return typeof name === 'string' && typeof sheet === 'string' ? [[name, sheet]] : []
  } catch {
    return []
  }
}

function keep(storage: Pick<Storage, 'setItem'> | undefined, name: string, sheet: string): void {
  try {
    storage?.setItem(storageKey, JSON.stringify({ name, sheet }))
  } catch {
    // Storage is full, so the next visit waits a little longer.
  }
}
