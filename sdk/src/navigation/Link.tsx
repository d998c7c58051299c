import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useNavigation } from './NavigationProvider.js'

/** The attributes of an anchor, with `to` instead of `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address under the product's root; `?…` stays on the page. */
  readonly to: string
  /** Takes the place of the current page in the browser's history. @default false */
  readonly replace?: boolean
  /** What the link says. */
  readonly children?: ReactNode
  /** The element of the link. */
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that changes the page without reloading it. It also works in a new tab or window. It takes every attribute of `<a>` but `href`. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const navigation = useNavigation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    navigation.navigate(to, { replace })
  }
  return (
    <a {...rest} href={navigation.href(to)} onClick={follow}>
      {children}
    </a>
  )
}

/** Whether a click opens a link in the same window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
