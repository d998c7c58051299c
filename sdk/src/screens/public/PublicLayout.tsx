import './public.css'
import type { ReactNode } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { BrandMark } from '../../shell/menu/Brand.js'
import { LanguagePicker } from '../../shell/topbar/LanguagePicker.js'

/** The page around sign-in: the product's name on one side, the form on the other. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { text } = useLocale()
  return (
    <div className="ep-entrance">
      <div className="ep-entrance-side">
        <TrackDrawing />
        <div className="ep-entrance-brand">
          <BrandMark size="3em" />
          <span>
            <strong>{text('shell.government')}</strong>
            <span>{text('shell.product')}</span>
          </span>
        </div>
        <div className="ep-entrance-words">
          <p className="ep-entrance-tagline">{text('screens.signIn.tagline')}</p>
          <p>{text('screens.signIn.description')}</p>
        </div>
      </div>
      <div className="ep-entrance-main">
        <div className="ep-entrance-language">
          <LanguagePicker />
        </div>
        <div className="ep-entrance-content">{children}</div>
        <p className="ep-entrance-footer">{text('screens.signIn.footer')}</p>
      </div>
    </div>
  )
}

const lanes = [0, 1, 2, 3, 4, 5, 6, 7]

/** The lanes of a running track in a bend; only decoration. */
function TrackDrawing() {
  return (
    <svg className="ep-track" viewBox="0 0 600 800" preserveAspectRatio="xMaxYMin slice" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        {lanes.map((lane) => (
          <path
            key={lane}
            d={`M${-60} ${120 + lane * 42}H300a${340 - lane * 42} ${340 - lane * 42} 0 0 1 0 ${2 * (340 - lane * 42)}H-60`}
          />
        ))}
      </g>
    </svg>
  )
}
