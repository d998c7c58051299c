import './status.css'
import type { Route } from '../core/route.js'
import { useLocale } from '../locale/LocaleProvider.js'

/** The shape of a page whose code is on its way; CSS lets it appear only when the wait is long enough to notice. */
export function PageSkeleton({ kind }: { readonly kind: Route['kind'] }) {
  const { text } = useLocale()
  return (
    <div className={`ep-skeleton ep-skeleton-${kind}`}>
      <span className="ep-visually-hidden" role="status">
        {text('shell.loading')}
      </span>
      <div className="ep-skeleton-title" />
      <div className="ep-skeleton-body">
        {blocks[kind].map((block) => (
          <div key={block} className="ep-skeleton-block" />
        ))}
      </div>
    </div>
  )
}

const blocks: Readonly<Record<Route['kind'], readonly string[]>> = {
  home: ['a', 'b', 'c', 'd', 'e', 'f'],
  list: ['toolbar', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  form: ['a', 'b', 'c', 'd', 'e', 'f'],
  public: ['a'],
}
