import { useLocale } from '../../locale/LocaleProvider.js'
import { AccountField } from '../AccountField.js'
import { factorTexts } from './factorTexts.js'

interface CodeFieldProps {
  readonly errorMessage?: string
  /** There are no recovery codes yet. @default false */
  readonly isNew?: boolean
}

/** The field of a code; its name in the form is `code`. It takes letters too, because recovery codes have them. */
export function CodeField({ errorMessage, isNew = false }: CodeFieldProps) {
  const { locale } = useLocale()
  const texts = factorTexts[locale]
  return (
    <AccountField
      label={texts.code}
      name="code"
      autoComplete="one-time-code"
      errorMessage={errorMessage}
      description={isNew ? undefined : texts.codeHint}
    />
  )
}
