import { useLocale } from '../locale/LocaleProvider.js'
import { Layer } from './Layer.js'
import './loading.css'

/** Covers the whole page while it waits. */
export function LoadingOverlay() {
  const { text } = useLocale()
  return (
    <Layer>
      <div className="ep-loading" data-testid="loading" role="alert" aria-busy="true">
        <div className="ep-loading-card">
          <div className="ep-loading-ring" aria-hidden />
          {text('feedback.loading')}
        </div>
      </div>
    </Layer>
  )
}
