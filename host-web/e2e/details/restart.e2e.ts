import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/checks.mjs'
import { startProduct } from '../../../scripts/lib/product.mjs'
import { expect, field, nobody, repeats, signIn, test, toast } from '../clerk.js'
import { fillDepartment, save } from '../departmentForm.js'
import { departments } from '../records.js'

// A separate product, because this test stops it.
const port = await freePort()

test.use({ storageState: nobody, baseURL: `http://127.0.0.1:${port}` })

// The server's own tests stop it too; here a page watches, which takes two starts of a product.
test('a stopped server loses nothing: what was stored is there again, what was typed is saved once', repeats(true), async ({ page }) => {
  // It starts the product twice, which takes long on a busy machine.
  test.setTimeout(180_000)
  const dataFolder = await mkdtemp(join(tmpdir(), 'esporte-parana-restart-'))
  const start = async () => {
    const product = await startProduct({ port, portalPort: 0, dataFolder, env: { DEMO_SCALE: '0' } })
    if (!product) throw new Error('the product did not start')
    return product
  }
  let product = await start()
  try {
    await signIn(page)
    const first = await fillDepartment(page)
    await save(page)
    await expect(page).toHaveURL(/\/departamentos\/\d+$/)
    const second = await fillDepartment(page)
    await product.stop()
    await save(page)
    await expect(page.getByRole('alert')).toContainText('Sem resposta do servidor')
    await expect(field(page, 'Nome')).toHaveValue(second.name)

    product = await start()
    await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
    await page.goto(departments)
    await expect(page.locator('tbody tr')).toHaveCount(2)
    await expect(page.getByRole('link', { name: first.name })).toBeVisible()
    await expect(page.getByRole('link', { name: second.name })).toBeVisible()
  } finally {
    await product.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
})
