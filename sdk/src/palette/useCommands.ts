import { locales } from '../core/locale.js'
import { useLanguageChange } from '../feedback/useLanguageChange.js'
import { languageNames } from '../locale/languageNames.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useIsFixed, useTheme } from '../theme/ThemeProvider.js'
import type { HelpPart } from './helpPart.js'
import type { PaletteCommand } from './paletteEntries.js'

interface CommandsOptions {
  readonly onSignOut: (() => void) | undefined
  readonly onHelp: (part: HelpPart) => void
}

/** The commands of the palette: theme, language, help and sign-out. */
export function useCommands({ onSignOut, onHelp }: CommandsOptions): readonly PaletteCommand[] {
  const { text, locale } = useLocale()
  const [{ darkTheme }, setTheme] = useTheme()
  const isFixed = useIsFixed()
  const changeLanguage = useLanguageChange()
  const mark = (isCurrent: boolean) => (isCurrent ? text('palette.current') : undefined)
  return [
    ...(onSignOut
      ? [
          {
            to: 'command:sign-out',
            label: text('common.signOut.title'),
            detail: text('shell.signOut'),
            words: text('shell.signOut'),
            run: onSignOut,
          },
        ]
      : []),
    ...(isFixed('darkTheme')
      ? []
      : [
          { to: 'command:dark', label: text('palette.dark'), detail: mark(darkTheme), run: () => setTheme({ darkTheme: true }) },
          { to: 'command:light', label: text('palette.light'), detail: mark(!darkTheme), run: () => setTheme({ darkTheme: false }) },
        ]),
    ...locales.map((candidate) => ({
      to: `command:${candidate}`,
      label: `${text('shell.language')}: ${languageNames[candidate]}`,
      detail: mark(candidate === locale),
      words: candidate,
      run: () => changeLanguage(candidate),
    })),
    { to: 'command:events', label: text('shell.events'), run: () => onHelp('events') },
    { to: 'command:keys', label: text('shell.keys'), run: () => onHelp('keys') },
  ]
}
