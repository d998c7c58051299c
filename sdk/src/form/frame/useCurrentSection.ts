import { useEffect, useState } from 'react'
import type { FormPlaces } from '../store/formPlaces.js'

/** In pixels: just under the bars that stick to the top, and under a heading that was jumped to. */
const readingLine = 160

/** The section that the person works in: the one with the focus while that field is in sight, otherwise the one that is read. `sections` are the titles shown, by spaces. */
export function useCurrentSection(places: FormPlaces, sections: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const form = places.getForm()
    const page = form?.ownerDocument
    const view = page?.defaultView
    if (!form || !page || !view) return
    let frame = 0
    const settle = () => {
      frame = 0
      const shown = sections.split(' ').flatMap((title) => {
        const card = places.heading(title)?.parentElement
        return card ? [{ title, card }] : []
      })
      setCurrent((sectionWithFocus(form, shown) ?? sectionInSight(form, shown))?.title)
    }
    // Once for each frame: a scroll sends many events.
    const ask = () => {
      frame ||= view.requestAnimationFrame(settle)
    }
    ask()
    // Anything around the form may scroll. Sections that are mounted later move nothing that was read.
    page.addEventListener('scroll', ask, { capture: true, passive: true })
    form.addEventListener('focusin', ask)
    return () => {
      view.cancelAnimationFrame(frame)
      page.removeEventListener('scroll', ask, { capture: true })
      form.removeEventListener('focusin', ask)
    }
  }, [places, sections])
  return current
}

interface ShownSection {
  readonly title: string
  readonly card: HTMLElement
}

function sectionWithFocus(form: HTMLFormElement, shown: readonly ShownSection[]): ShownSection | undefined {
  const { activeElement: focused } = form.getRootNode() as Document | ShadowRoot
  const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const isInSight = bottom > 0 && top < form.ownerDocument.documentElement.clientHeight
  return isInSight ? shown.find(({ card }) => card.contains(focused)) : undefined
}

/** The last section that begins above the reading line; at the end of the page the last one, however short it is. */
function sectionInSight({ ownerDocument }: HTMLFormElement, shown: readonly ShownSection[]): ShownSection | undefined {
  const last = shown.at(-1)
  if (last && shown.length > 1 && last.card.getBoundingClientRect().bottom <= ownerDocument.documentElement.clientHeight) return last
  return shown.findLast(({ card }) => card.getBoundingClientRect().top <= readingLine) ?? shown[0]
}
