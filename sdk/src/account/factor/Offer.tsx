import { correction, generate } from 'lean-qr'
import { useId, useState } from 'react'
import { Button } from '../../feedback/Button.js'
import { Check, Copy } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import './factor.css'
import { factorTexts } from './factorTexts.js'
import type { OfferedFactor } from './useTwoSteps.js'

/** The quiet zone around a QR code, in modules: ISO/IEC 18004. */
const quiet = 4

/** What an authenticator application takes: a picture to scan, a link for the device that shows it, and the key to type. */
export function Offer({ offer: { secret, address } }: { readonly offer: OfferedFactor }) {
  const { locale } = useLocale()
  const texts = factorTexts[locale]
  const id = useId()
  return (
    <div className="ep-factor-offer">
      <p className="ep-account-hint">{texts.scan}</p>
      <QrCode content={address} label={texts.picture} />
      <a href={address}>{texts.onThisDevice}</a>
      <div>
        <span id={id} className="ep-account-hint">
          {texts.byHand}
        </span>
        <code aria-labelledby={id} className="ep-factor-key" translate="no">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton content={secret} />
      </div>
    </div>
  )
}

/** Puts a text into the clipboard, where the page may; otherwise it stands there to be selected. */
export function CopyButton({ content }: { readonly content: string }) {
  const { locale } = useLocale()
  const texts = factorTexts[locale]
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => setCopied(true),
      () => undefined,
    )
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="link" onPress={() => void copy()}>
      <Icon aria-hidden="true" className="ep-icon" />
      {isCopied ? texts.copied : texts.copy}
    </Button>
  )
}

function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const code = generate(content, { minCorrectionLevel: correction.M })
  const places = Array.from({ length: code.size }, (_, place) => place)
  const path = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join('')
  const size = code.size + 2 * quiet
  return (
    <svg className="ep-factor-qr" role="img" aria-label={label} viewBox={`${-quiet} ${-quiet} ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
