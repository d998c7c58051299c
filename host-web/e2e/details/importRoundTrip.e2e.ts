import { expect, repeats, storedSession, test } from '../clerk.js'
import { api, departmentDraft, departments, type StoredRecord, unique } from '../records.js'

const columns = 'name,acronym,kind,parent,email,phone,extension,budgetUnit,sortOrder,notes,status,createdAt'

for (const format of ['csv', 'xlsx'])
  test(
    `what was exported as ${format} comes back: no line about who took it, every text as it was`,
    repeats(format === 'csv'),
    async ({ page, records }) => {
      const mark = unique().slice(-6)
      const parent = await records.create(departments, departmentDraft({ name: `Coordenação ${mark}` }))
      const more = {
        parentId: parent.id,
        kind: 'nucleo',
        phone: '4133334444',
        extension: '0123',
        budgetUnit: '0012.05',
        notes: '=1+1',
        sortOrder: 7,
      }
      const name = `Núcleo ${mark} "${format}"; e mais`
      const original = await records.create(departments, departmentDraft({ ...more, name }))
      await page.goto(departments)
      const headers = { Authorization: `Bearer ${String((await storedSession(page))?.token)}` }
      const search = `busca=${encodeURIComponent(`Núcleo ${mark}`)}`
      const file = await page.request.get(`${api}${departments}/exportar.${format}?${search}&colunas=${columns}&idioma=pt-BR`, { headers })
      expect(file.status()).toBe(200)
      await page.request.post(`${api}${departments}/acoes/excluir`, { headers, data: { ids: [original.id] } })

      await page.getByRole('button', { name: 'Mais ações' }).click()
      await page.getByRole('menuitem', { name: 'Importar…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Importar departamentos' })
      const given = { name: `Departamentos.${format}`, mimeType: '', buffer: await file.body() }
      await dialog.locator('input[type=file]').setInputFiles(given)
      await expect(dialog).toContainText('1 linha · 11 de 12 colunas serão importadas')
      await dialog.getByRole('button', { name: 'Conferir as linhas' }).click()
      await dialog.getByRole('button', { name: 'Importar 1 linha' }).click()
      await expect(dialog.getByRole('heading', { name: '1 registro importado' })).toBeVisible()
      const found = await page.request.get(`${api}${departments}?${search}`, { headers })
      const [copy] = ((await found.json()) as { readonly data: readonly StoredRecord[] }).data
      const stored = await records.read(departments, copy?.id ?? 0)
      const kept = ['name', 'acronym', 'email', 'status', ...Object.keys(more)]
      expect(kept.map((key) => stored[key])).toEqual(kept.map((key) => original[key]))
    },
  )
