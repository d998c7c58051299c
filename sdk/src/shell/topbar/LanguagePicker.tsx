import './language.css'
import { ChevronDown } from 'lucide-react'
import { type Locale, locales } from '../../core/locale.js'
import { useLoading, useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Flag } from './Flag.js'
import { MenuButton } from '../menu/MenuButton.js'

// Each language is named in itself: whoever opened the wrong one must find the way back.
const names: Readonly<Record<Locale, string>> = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' }

/** PT, EN or ES; what is typed in a form stays, because the page is not left. */
export function LanguagePicker() {
  const { locale, setLocale, text } = useLocale()
  const toasts = useToasts()
  const loading = useLoading()
  const choose = (chosen: Locale) => {
    loading
      .during(setLocale(chosen))
      .catch(() => toasts.show({ severity: 'error', title: text('shell.language.failed'), detail: text('shell.failed.detail') }))
  }
  return (
    <MenuButton
      className="ep-language"
      label={`${code(locale)}, ${text('shell.language')}: ${names[locale]}`}
      items={locales.map((candidate) => ({
        key: candidate,
        label: names[candidate],
        lang: candidate,
        icon: <Flag locale={candidate} />,
        isChecked: candidate === locale,
        onSelect: () => choose(candidate),
      }))}
    >
      <Flag locale={locale} />
      <span className="ep-picker-text">{code(locale)}</span>
      <ChevronDown aria-hidden="true" className="ep-picker-arrow" width="1em" height="1em" />
    </MenuButton>
  )
}

/** What the button shows: PT, EN or ES. */
function code(locale: Locale): string {
  return locale.slice(0, 2).toUpperCase()
}
