import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useNavigation } from './NavigationProvider.js'

/** An anchor’s own attributes, with `to` in place of `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address below the product's root; `?…` stays on the page. */
  readonly to: string
  /** @default false */
  readonly replace?: boolean
  readonly ref?: Ref<HTMLAnchorElement>
}

/** An anchor that moves without loading the page anew; opening it in a new tab or window works as with any link. */
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

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
