import { isOwnColour } from '../theme/colourNames.js'
import { readTheme, type Theme } from '../theme/theme.js'

/** Why a host does not get the look that it asked for. The screens work all the same. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError'
  readonly code: 'theme-unknown' | 'theme-adjusted'

  constructor(code: ThemeError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** What cannot be shown as asked: values that no theme has, and a colour of which a darker shade had to be taken. */
export async function themeProblems(theme: Partial<Theme>): Promise<readonly ThemeError[]> {
  const known = readTheme(theme)
  const wrong = Object.entries(theme).filter(([key, value]) => value !== undefined && known[key as keyof Theme] !== value)
  const unknown = wrong.map(
    ([key, value]) =>
      new ThemeError(
        'theme-unknown',
        `theme.${key} cannot be ${JSON.stringify(value)}, so the default is used. The type Theme names what it can be; an own colour is written "#aa0000".`,
      ),
  )
  const { primary, darkTheme } = known
  if (!isOwnColour(primary) || darkTheme) return unknown
  const { buildScheme } = await import('../theme/scheme.js')
  const { accent = primary } = buildScheme(known, false)
  if (accent === primary.toLowerCase()) return unknown
  const message = `theme.primary "${primary}" gives white text too little contrast, so buttons are "${accent}", the nearest shade that reaches 4.5:1.`
  return [...unknown, new ThemeError('theme-adjusted', message)]
}
