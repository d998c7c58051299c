'use client'
import {
  type CSSProperties,
  type DetailedHTMLProps,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { EsporteScreenElement, ScreenAttributes, ScreenEvents, ScreenHandlers } from './element.js'

export interface EsporteScreenProps extends ScreenAttributes, ScreenHandlers {
  readonly id?: string
  readonly className?: string
  /** For the room around the screen, such as `--esporte-top`; it takes no other styles. */
  readonly style?: CSSProperties
  /** What stands there without scripts; `slot="loading"` and `slot="error"` name what stands there meanwhile. */
  readonly children?: ReactNode
}

const handlers: { readonly [Name in keyof ScreenEvents]: keyof ScreenHandlers } = {
  loading: 'onLoading',
  ready: 'onReady',
  unavailable: 'onUnavailable',
  error: 'onError',
  navigate: 'onNavigate',
  title: 'onTitle',
  saved: 'onSaved',
  selected: 'onSelected',
  'unsaved-changes': 'onUnsavedChanges',
  stayed: 'onStayed',
  height: 'onHeight',
  layer: 'onLayer',
  'session-expiring': 'onSessionExpiring',
  'session-expired': 'onSessionExpired',
}
const events = Object.entries(handlers) as [keyof ScreenEvents, keyof ScreenHandlers][]

// A server has no layout, and React would warn of it.
const useFirstEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** A screen of the product as a React component, from React 17. `ref` has the tag with its commands. Load the script with `loadScreens`. */
export const EsporteScreen = forwardRef(function EsporteScreen(props: EsporteScreenProps, ref: ForwardedRef<EsporteScreenElement>) {
  const tag = useRef<EsporteScreenElement>(null)
  const latest = useRef<ScreenHandlers>(props)
  useImperativeHandle(ref, () => tag.current as EsporteScreenElement)
  useFirstEffect(() => {
    latest.current = props
  })
  useFirstEffect(() => {
    const leave = new AbortController()
    for (const [name, handler] of events)
      tag.current?.addEventListener(
        name,
        (event: Event) => {
          // A tag may stand in another.
          if (event.target === tag.current) (latest.current[handler] as ((event: Event) => void) | undefined)?.(event)
        },
        { signal: leave.signal },
      )
    return () => leave.abort()
  }, [])
  const { screen, record, locale, isolation, syncUrl, productUrl, id, className, style, children } = props
  return (
    <esporte-screen
      ref={tag}
      id={id}
      class={className}
      style={style}
      screen={screen}
      record={record ?? undefined}
      locale={locale}
      isolation={isolation}
      sync-url={syncUrl}
      product-url={productUrl}
    >
      {children}
    </esporte-screen>
  )
})

/** Attributes of the tag by their own names. */
interface TagAttributes extends Omit<ScreenAttributes, 'syncUrl' | 'productUrl'> {
  readonly class?: string | undefined
  readonly 'sync-url'?: ScreenAttributes['syncUrl'] | undefined
  readonly 'product-url'?: string | undefined
}

/** The tag itself in JSX. */
export type TagProps = DetailedHTMLProps<HTMLAttributes<EsporteScreenElement> & TagAttributes, EsporteScreenElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'esporte-screen': TagProps
    }
  }
}
