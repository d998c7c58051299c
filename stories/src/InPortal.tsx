import { type Mount, shadowMount } from '@esporte-parana/sdk'
import { createContext, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import hostile from '../../host-portal-embed/portal/hostile.css?inline'

export interface InPortalProps {
  /** Whether the page's styles change every element, as in the worst portal. @default false */
  readonly isHostile?: boolean
  /** Whether the story has steps, which find nothing in a shadow root. @default false */
  readonly hasSteps?: boolean
  readonly children: (mount: Mount) => ReactNode
}

export const IsInPortal = createContext(false)

/** A page of another site with the story in a shadow root, as `<esporte-screen>` shows it. */
export function InPortal({ isHostile = false, hasSteps = false, children }: InPortalProps) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<{ readonly inside: HTMLElement; readonly mount: Mount }>()
  useEffect(() => {
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' })
    if (!root) return
    const inside = root.appendChild(document.createElement('div'))
    show({ inside, mount: shadowMount(root) })
    const stop = followStyles(root)
    return () => {
      stop()
      inside.remove()
    }
  }, [])
  return (
    <>
      {isHostile && <style data-page="hostile">{hostile}</style>}
      <h1 style={{ margin: 8, font: 'bold 20px/1.2 sans-serif' }}>Portal do município</h1>
      <small style={{ display: 'block', margin: 8, font: '13px/1.4 sans-serif' }}>
        A página é de outra equipe. O que está na moldura é a tela
        {hasSteps && ', como ela começa: os passos desta história andam só no produto'}.
      </small>
      <div ref={place} />
      {shown && createPortal(<IsInPortal value>{children(shown.mount)}</IsInPortal>, shown.inside)}
    </>
  )
}

const reset = ':host { all: initial !important; display: block !important; direction: ltr !important; }'

/** Keeps a copy of the document's style sheets, without the page's own, in the root: a bundler puts ours into the document. @returns a function that ends it */
function followStyles(root: ShadowRoot): () => void {
  const copy = new CSSStyleSheet()
  const own = new CSSStyleSheet()
  own.replaceSync(reset)
  root.adoptedStyleSheets = [own, copy]
  const read = () => copy.replaceSync([...document.styleSheets].filter(isOurs).flatMap(rulesOf).join('\n'))
  read()
  const watcher = new MutationObserver(read)
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.head.addEventListener('load', read, true)
  return () => {
    watcher.disconnect()
    document.head.removeEventListener('load', read, true)
  }
}

const isOurs = ({ ownerNode }: CSSStyleSheet) => !(ownerNode instanceof HTMLElement && ownerNode.dataset.page)
const rulesOf = (sheet: CSSStyleSheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText)
