import { expect, test } from '@playwright/test'

test('a person signs in and reads the departments', async ({ page }) => {
  await page.goto('/administrativo/departamentos')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel(/usuário/i).fill('admin')
  await page.getByLabel(/senha/i).first().fill('esporte-parana')
  await page.keyboard.press('Enter')
  await page.goto('/administrativo/departamentos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Departamentos')
  await expect(page.locator('tbody tr').first()).toBeVisible()
})
