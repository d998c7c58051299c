import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  classLevelDraft,
  materialClassDraft,
  materialDraft,
  materialGroupDraft,
  organizationDraft,
} from '../../../reference-api/src/testing/drafts.js'
import { expect, test } from '../clerk.js'
import {
  classLevels,
  eventDraft,
  events,
  materialClasses,
  materialGroups,
  materials,
  organizations,
  regionDraft,
  regions,
  supplierDraft,
  suppliers,
  unique,
} from '../records.js'

const ubirata = 4128005

/** Each register with the field that holds a text, and a draft with that text. Dialogs stand over their lists. */
const registers = [
  {
    name: 'grupos',
    path: materialGroups,
    label: 'Nome',
    isDialog: true,
    draft: (name: string) => materialGroupDraft({ name, code: '44' }),
  },
  {
    name: 'classes',
    path: materialClasses,
    label: 'Nome',
    isDialog: true,
    draft: (name: string) => materialClassDraft({ name, code: '97' }),
  },
  { name: 'itens', path: materials, label: 'Descrição resumida', draft: (description: string) => materialDraft({ description }) },
  { name: 'níveis', path: classLevels, label: 'Nome', isDialog: true, draft: (name: string) => classLevelDraft({ name }) },
  { name: 'fornecedores', path: suppliers, label: 'Razão social', draft: (companyName: string) => supplierDraft({ companyName }) },
  { name: 'organizações', path: organizations, label: 'Razão social', draft: (companyName: string) => organizationDraft({ companyName }) },
  { name: 'regiões', path: regions, label: 'Nome', draft: (name: string) => regionDraft({ name, cityIds: [ubirata] }) },
  { name: 'eventos', path: events, label: 'Nome', draft: (name: string) => eventDraft({ name }) },
]

for (const { name, path, label, isDialog = false, draft } of registers)
  test(`${name}: markup, a formula, accents and emoji are text in the list, the record and its file, which changes nothing when it comes back`, async ({
    page,
    records,
  }) => {
    const mark = unique()
    const text = `=1+1 <b>${mark}</b> Sa\u0303o 👩🏽‍🏫 "x"; & c`
    const seen = text.normalize('NFC')
    const { id } = await records.create(path, draft(text))
    await page.goto(isDialog ? `${path}?editar=${id}` : `${path}/${id}`)
    const form: Page | Locator = isDialog ? page.getByRole('dialog') : page
    await expect(form.getByLabel(new RegExp(`^${label}`)).first()).toHaveValue(seen)

    await page.goto(`${path}?busca=${mark}`)
    await expect(page.getByRole('row', { name: seen })).toBeVisible()
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Exportar…' }).click()
    const exporting = page.getByRole('dialog', { name: /^Exportar/ })
    await exporting.getByRole('radio', { name: /Excel/ }).check()
    await exporting.getByRole('radio', { name: /O cadastro inteiro/ }).check()
    const [download] = await Promise.all([page.waitForEvent('download'), exporting.getByRole('button', { name: 'Exportar' }).click()])
    const file = await download.path()

    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Importar…' }).click()
    const importing = page.getByRole('dialog', { name: /^Importar/ })
    await importing.locator('input[type=file]').setInputFiles({ name: 'x.xlsx', mimeType: '', buffer: await readFile(file) })
    await importing.getByRole('button', { name: 'Conferir as linhas' }).click()
    await expect(importing).toContainText('1 já gravada, sem mudança')
    await expect(importing.getByRole('button', { name: 'Nada a gravar' })).toBeVisible()
  })
