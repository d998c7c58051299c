import { Moon, Sun } from 'lucide-react'
import { useLocale } from '../locale/LocaleProvider.js'
import { useTheme } from '../theme/ThemeProvider.js'
import { IconButton } from './IconButton.js'

/** Light or dark; only the button itself renders anew. */
export function SchemeToggle() {
  const { text } = useLocale()
  const [{ darkTheme }, setTheme] = useTheme()
  const Drawing = darkTheme ? Sun : Moon
  return (
    <IconButton
      className="ep-scheme-toggle"
      label={darkTheme ? text('shell.light') : text('shell.dark')}
      onPress={() => setTheme({ darkTheme: !darkTheme })}
    >
      <Drawing aria-hidden="true" width="1.3em" height="1.3em" />
    </IconButton>
  )
}
