import { expect } from 'storybook/test'

const key =
  /\b(?:account|common|controls|decide|events|feedback|files|form|history|import|keys|list|notices|palette|routes|screens|session|shell|status|validation|vocabulary)\.[a-z][A-Za-z]+\b/

/** After every story: no key of the catalogue stands where its text should, because the texts of a part were not loaded. */
export async function expectWords({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await expect(textsOf(canvasElement.ownerDocument.body).filter((text) => key.test(text))).toEqual([])
}

/** The texts of an element and what is in it. `innerText` would lay out the page anew. */
function textsOf(element: HTMLElement): readonly string[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    if (!parentElement?.matches('script, style')) texts.push(nodeValue ?? '')
  }
  return texts
}
