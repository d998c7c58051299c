import type { ReactNode } from 'react'
import type { Panel } from '../../data/home/usePanel.js'
import { Button } from '../../feedback/Button.js'
import { useIsSlow } from '../../feedback/useIsSlow.js'
import { useLocale } from '../../locale/LocaleProvider.js'

interface PanelFrameProps {
  readonly panels: readonly Pick<Panel<unknown>, 'items' | 'isFailed' | 'isRefused' | 'retry'>[]
  /** Rendered once every panel is known, so that nothing moves. */
  readonly children: ReactNode
}

/** Waits for the panels of a home, says when they take long, and asks again for those that did not come. */
export function PanelFrame({ panels, children }: PanelFrameProps) {
  const { text } = useLocale()
  const isKnown = panels.every(({ items, isFailed }) => items !== undefined || isFailed)
  const isSlow = useIsSlow(!isKnown)
  const lacking = panels.filter(isLacking)
  if (!isKnown)
    return (
      <p role="status" aria-busy="true" className="ep-home-calm">
        {isSlow && text('common.slow')}
      </p>
    )
  return (
    <>
      {lacking.length > 0 && (
        <p role="alert" className="ep-home-lacking">
          {text('screens.home.lacking')}
          <Button variant="link" onPress={() => lacking.forEach(({ retry }) => retry())}>
            {text('common.action.retry')}
          </Button>
        </p>
      )}
      {children}
    </>
  )
}

/** Whether the panel has nothing to show because it could not be read. */
export const isLacking = ({ items, isFailed, isRefused }: PanelFrameProps['panels'][number]): boolean =>
  items === undefined && isFailed && !isRefused
