import { expect, field, test, toast } from '../clerk.js'
import { departmentDraft, departments, functionDraft, functions, people, personDraft } from '../records.js'

test('functions copied from a spreadsheet are pasted into a person, saved, and found again', async ({ page, context, records }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [held, other] = [functionDraft(), functionDraft()]
  await records.create(functions, held)
  await records.create(functions, other)
  const place = departmentDraft()
  await records.create(departments, place)
  const person = await records.create(people, personDraft())
  await page.goto(`${people}/${person.id}`)
  await page.getByRole('button', { name: 'Adicionar: Vínculos' }).click()
  const lines = [
    ['Função', 'Departamento', 'Início', 'Fim', 'Horas semanais'],
    [held.name.toUpperCase(), place.acronym, '01/02/2020', '31/12/2021', '20'],
    [other.code, place.name, '2022-01-01', '', '40'],
  ]
  const table = lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  await page.evaluate(
    ([text = '', html = '']) =>
      navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': new Blob([text], { type: 'text/plain' }), 'text/html': new Blob([html], { type: 'text/html' }) }),
      ]),
    [`${lines.map((cells) => cells.join('\t')).join('\r\n')}\r\n`, `<table>${table}</table>`],
  )
  const first = page.getByRole('group', { name: 'Vínculo 1', exact: true })
  await field(first, 'Função').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByRole('status').filter({ hasText: 'Colados 2 registros.' })).toBeVisible()
  const second = page.getByRole('group', { name: 'Vínculo 2', exact: true })
  await expect(field(second, 'Função')).toHaveValue(other.name)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(second).toBeHidden()
  await expect(field(first, 'Função')).toHaveValue('')
  await field(first, 'Função').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field(second, 'Departamento')).toHaveValue(place.name)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  const stored = (await records.read(people, person.id)).functions as readonly Record<string, unknown>[]
  expect(stored.map(({ start, end, hours }) => ({ start, end, hours }))).toEqual([
    { start: '2020-02-01', end: '2021-12-31', hours: 20 },
    { start: '2022-01-01', end: null, hours: 40 },
  ])
})
