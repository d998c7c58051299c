import { readFileSync } from 'node:fs'
import { expect, nobody, test } from './clerk.js'

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly browserslist: readonly string[]
}

test.describe('a browser that is too old', () => {
  test.use({ storageState: nobody })

  for (const [lacks, take] of [
    ['popovers', () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')],
    ['the question whether something is seen', () => Reflect.deleteProperty(Element.prototype, 'checkVisibility')],
    ['round()', () => void (CSS.supports = () => false)],
  ] as const)
    test(`reads a sentence instead of a broken page: it has no ${lacks}`, async ({ page }) => {
      await page.addInitScript(take)
      await page.goto('/')
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('Este navegador é antigo demais para o sistema.')
      // The versions of the sentence are those of the builds.
      for (const each of browserslist.filter((line) => !line.startsWith('ios'))) {
        const [name = '', version = ''] = each.split(' >= ')
        await expect(notice).toContainText(new RegExp(`${name} ${version.replace('.', '\\.')}`, 'i'))
      }
      await expect(page.getByLabel('Usuário')).toHaveCount(0)
    })
})
