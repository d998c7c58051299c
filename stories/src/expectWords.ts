import { expect } from 'storybook/test'

const key =
  /\b(?:account|common|controls|decide|events|feedback|files|form|history|import|keys|list|notices|palette|routes|screens|session|shell|status|validation|vocabulary)\.[a-z][A-Za-z]+\b/

/** After every story: no key of the catalogue stands where its text should, because the texts of a part were not loaded. */
export async function expectWords({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await expect(canvasElement.ownerDocument.body.innerText).not.toMatch(key)
}
