import './public.css'
import type { ReactNode } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { BrandMark } from '../../shell/Brand.js'
import { LanguagePicker } from '../../shell/LanguagePicker.js'
import { TrackDrawing } from './TrackDrawing.js'

/** The page around sign-in: the product's name on one side, what there is to do on the other. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { text } = useLocale()
  return (
    <div className="ep-entrance">
      <div className="ep-entrance-side">
        <TrackDrawing />
        <div className="ep-entrance-brand">
          <BrandMark size="3em" />
          <span>
            <strong>{text('shell.product')}</strong>
            <span>{text('shell.government')}</span>
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
