import { expect, repeats, test } from '../clerk.js'

const addresses = [
  '/pessoas',
  '/pessoas?status=ativo&busca=silva',
  '/pessoas?ordem=-name&pagina=2&colunas=name,age&densidade=compacta',
  '/administrativo/departamentos?exibir=arvore',
  '/competicoes/eventos?exibir=calendario',
  '/administrativo/funcoes?editar=novo',
]

for (const address of addresses) {
  test(
    `asks for the records of ${address} once, and in no way that is refused`,
    repeats(/silva|funcoes|ordem|calendario/.test(address)),
    async ({ page }) => {
      // A tree or a calendar requests all its records, and one page to know whether there are any.
      const isWhole = address.includes('exibir')
      const asked: string[] = []
      const refused: number[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname === `/api/admin/v1${address.split('?')[0]}`) asked.push(new URLSearchParams(search).get('pagina') ?? '')
      })
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(response.status())
      })
      await page.goto(address)
      await expect(page.locator('tbody tr[data-row], .ep-list-calendar [data-row]').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked).toHaveLength(isWhole ? 2 : 1)
      expect(refused).toEqual([])
    },
  )
}
