import type { CSSProperties } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'
import { reload } from '../mount/reload.js'

/**
 * Says that the page has to be loaded anew while notices themselves cannot be loaded; its style comes with it. The page is never loaded anew
 * unasked, because it may hold text.
 */
export function StuckLine({ isTextKept }: { readonly isTextKept: boolean }) {
  const { text } = useLocale()
  const mount = useMount()
  return (
    <div role="alert" style={look}>
      <strong>{text('feedback.stuck.title')}</strong> {text(isTextKept ? 'feedback.stuck.detail' : 'feedback.stuck.copyFirst')}{' '}
      <button type="button" style={{ font: 'inherit' }} onClick={() => reload(mount)}>
        {text('feedback.stuck.reload')}
      </button>
    </div>
  )
}

const look: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  maxInlineSize: 'min(26rem, calc(100vw - 72px))',
  padding: 16,
  border: '1px solid',
  borderRadius: 6,
  background: 'var(--ep-card)',
  color: 'var(--ep-text)',
  zIndex: 'var(--ep-z-toast)',
}
