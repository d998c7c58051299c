import { useEffect, useState } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import { usePathname } from '../../navigation/NavigationProvider.js'

const key = 'epLinkCode'

interface LinkCode {
  readonly code: string | undefined
  readonly forget: () => void
}

/**
 * The secret of a link by which a person chooses a password: `/recuperar-senha#codigo=…`. It stands behind the `#`, which no server sees, and
 * leaves the address at once. A reload finds it in the browser's entry of the page, which is neither sent nor logged and goes with the tab.
 */
export function useLinkCode(): LinkCode {
  const isRecovery = usePathname().startsWith('/recuperar-senha')
  const view = useMount().host.ownerDocument.defaultView
  const [code, setCode] = useState(() => codeIn(view) ?? keptCode(view))
  useEffect(() => {
    // A link that is pasted into the address of this page does not load it again.
    const take = () => {
      const found = codeIn(view)
      if (found === undefined) return
      setCode(found)
      keep(view, found)
    }
    take()
    view?.addEventListener('hashchange', take)
    return () => view?.removeEventListener('hashchange', take)
  }, [view])
  const forget = () => {
    setCode(undefined)
    keep(view, undefined)
  }
  return { code: isRecovery ? code : undefined, forget }
}

const codeIn = (view: Window | null) => /^#codigo=([\w-]{20,200})$/.exec(view?.location.hash ?? '')?.[1]

function keptCode(view: Window | null): string | undefined {
  const kept = (view?.history.state as Readonly<Record<string, unknown>> | null)?.[key]
  return typeof kept === 'string' ? kept : undefined
}

/** Takes the secret out of the address, and keeps it beside what a router keeps in the same entry. */
function keep(view: Window | null, code: string | undefined): void {
  view?.history.replaceState({ ...(view.history.state as object | null), [key]: code }, '', view.location.pathname)
}
