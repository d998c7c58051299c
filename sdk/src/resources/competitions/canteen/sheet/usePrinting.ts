import { useEffect, useState } from 'react'
import { useMount } from '../../../../mount/MountProvider.js'

/** Prints one day, or all of them (`week`). The sheet is in the page only while it prints, so that an ordinary print shows the form. */
export function usePrinting() {
  const { host } = useMount()
  const view = host.ownerDocument.defaultView
  const [printed, setPrinted] = useState<string>()
  useEffect(() => {
    if (printed === undefined || !view) return
    const end = () => setPrinted(undefined)
    view.addEventListener('afterprint', end)
    view.print()
    return () => view.removeEventListener('afterprint', end)
  }, [printed, view])
  return { printed, print: setPrinted }
}
