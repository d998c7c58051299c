import './language.css'
import { ChevronDown } from '../../icons/icons.js'
import { type Locale, locales } from '../../core/locale.js'
import { useLanguageChange } from '../../feedback/useLanguageChange.js'
import { languageNames } from '../../locale/languageNames.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Flag } from './Flag.js'
import { MenuButton } from '../menu/MenuButton.js'

/** The language menu (PT, EN, ES). Typed form values stay, because the page is not reloaded. */
export function LanguagePicker() {
  const { locale, text } = useLocale()
  const change = useLanguageChange()
  return (
    <MenuButton
      className="ep-language"
      label={`${code(locale)}, ${text('shell.language')}: ${languageNames[locale]}`}
      items={locales.map((candidate) => ({
        key: candidate,
        label: languageNames[candidate],
        lang: candidate,
        icon: <Flag locale={candidate} />,
        isChecked: candidate === locale,
        onSelect: () => change(candidate),
      }))}
    >
      <Flag locale={locale} />
      <span className="ep-picker-text">{code(locale)}</span>
      <ChevronDown aria-hidden="true" className="ep-picker-arrow" width="1em" height="1em" />
    </MenuButton>
  )
}

/** Text of the button: PT, EN or ES. */
function code(locale: Locale): string {
  return locale.slice(0, 2).toUpperCase()
}
