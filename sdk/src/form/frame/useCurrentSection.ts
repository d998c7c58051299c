import { type RefObject, useEffect, useState } from 'react'

/** In pixels: just under the bars that stick to the top, and under a heading that was jumped to. */
const readingLine = 160

/** The section that is worked in: the one with the focus while that field is in sight, otherwise the one that is read. */
export function useCurrentSection(inForm: RefObject<HTMLElement | null>, sections: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const form = inForm.current?.closest('form')
    const page = form?.ownerDocument
    const view = page?.defaultView
    if (!form || !page || !view) return
    let frame = 0
    const settle = () => {
      frame = 0
      setCurrent(sectionWithFocus(form) ?? sectionInSight(form))
    }
    // Once for each frame: a scroll tells of itself more often.
    const ask = () => {
      frame ||= view.requestAnimationFrame(settle)
    }
    ask()
    // Whatever scrolls around the form; sections that are mounted later move nothing that was read.
    page.addEventListener('scroll', ask, { capture: true, passive: true })
    form.addEventListener('focusin', ask)
    return () => {
      view.cancelAnimationFrame(frame)
      page.removeEventListener('scroll', ask, { capture: true })
      form.removeEventListener('focusin', ask)
    }
  }, [inForm, sections])
  return current
}

function sectionWithFocus(form: HTMLFormElement): string | undefined {
  const root = form.getRootNode() as Document | ShadowRoot
  const focused = root.activeElement
  const section = focused?.closest('[data-section]')
  if (!focused || !section || !form.contains(section)) return undefined
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < form.ownerDocument.documentElement.clientHeight ? titleOf(section) : undefined
}

/** The last section that begins above the reading line; at the end of the page the last one, however short it is. */
function sectionInSight(form: HTMLFormElement): string | undefined {
  const shown = [...form.querySelectorAll('[data-section]')]
  const height = form.ownerDocument.documentElement.clientHeight
  const last = shown.at(-1)
  if (last && shown.length > 1 && last.getBoundingClientRect().bottom <= height) return titleOf(last)
  return titleOf(shown.findLast((section) => section.getBoundingClientRect().top <= readingLine) ?? shown[0])
}

function titleOf(section: Element | undefined): string | undefined {
  return section?.getAttribute('data-section') ?? undefined
}
