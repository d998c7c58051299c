import { useId, useRef, useState } from 'react'
import { Button } from '../../../../feedback/Button.js'
import { Check, Copy } from '../../../../icons/icons.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useNavigation } from '../../../../navigation/NavigationProvider.js'
import { accessTexts } from './accessTexts.js'

/** The secret of a link by which a person chooses a password, and its end, an ISO 8601 timestamp. */
export interface PasswordLink {
  readonly code: string
  readonly expiresAt: string
}

/** A new link for a password, to be handed to its person. The server never shows it again. */
export function LinkBox({ link: { code, expiresAt } }: { readonly link: PasswordLink }) {
  const { locale, dateTime } = useLocale()
  const texts = accessTexts[locale]
  const navigation = useNavigation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const address = `${new URL(navigation.href('/recuperar-senha'), document.baseURI).href}#codigo=${code}`
  const copy = async () => {
    field.current?.select()
    // Without the right to write there, the selected text can still be copied by hand.
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  const Icon = isCopied ? Check : Copy
  return (
    <div className="ep-access-link" role="status">
      <label htmlFor={id}>{texts.link}</label>
      <div>
        <input ref={field} id={id} readOnly value={address} translate="no" onFocus={(event) => event.currentTarget.select()} />
        <Button variant="secondary" onPress={() => void copy()}>
          <Icon aria-hidden="true" className="ep-icon" />
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </div>
      <p className="ep-account-hint">{texts.linkNote(dateTime(expiresAt))}</p>
    </div>
  )
}
