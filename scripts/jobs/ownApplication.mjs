import { join } from 'node:path'
import { samples, succeed, withPage, writeAll } from './installed.mjs'
import { withOwnServer } from './ownServer.mjs'
import { html } from './viteApplication.mjs'

const guide = 'docs/own-application.md'

/** Own router, tokens, words and look, and an entity of one's own, from the guide as it stands: built, opened and used. */
export async function tryOwnApplication(installed, place) {
  const folder = join(installed, 'own-application')
  const files = samples(guide, 'tsx', 'ts').map((code) => [/^\/\/ (\S+)\n/.exec(code)?.[1] ?? '', code])
  writeAll(folder, { 'index.html': html, 'vite.config.ts': samples('sdk/README.md', 'ts')[0] ?? '', ...Object.fromEntries(files) })
  await succeed('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: folder })
  await withOwnServer(folder, place, (origin) => withPage((page) => registerVenue(page, origin)))
}

/** What the page's user sees of each thing that the application decides itself. */
async function registerVenue(page, origin) {
  await page.goto(origin)
  // Its router leads to its entity; the menu names the page, and the tab and the trail have its title.
  await page.getByRole('link', { name: 'Praças esportivas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Praças esportivas' }).waitFor()
  await page.waitForURL(`${origin}/gestao/administrativo/pracas`)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Praças esportivas' }).waitFor()
  await untilTitle(page, 'Praças esportivas')
  await page.getByRole('link', { name: 'Nova praça' }).first().click()
  await page.waitForURL(`${origin}/gestao/administrativo/pracas/novo`)
  // Its rules.
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill('P')
  await page.getByRole('textbox', { name: 'Capacidade', exact: true }).fill('350')
  // Its words, on the button in its colour.
  const save = page.getByRole('button', { name: 'Gravar', exact: true })
  const colour = await save.evaluate((button) => getComputedStyle(button).backgroundColor)
  if (colour !== 'rgb(138, 21, 56)') throw new Error(`The button has the colour ${colour}.`)
  await save.click()
  await page.getByText('Use pelo menos 3 caracteres').first().waitFor()
  await name.fill('Praça Osório')
  await fillTheRest(page)
  await save.click()
  await page.getByText('Registro cadastrado com sucesso').waitFor()
  await backToTheList(page, origin)
}

/** One field of each kind that the guide shows, with a person of ours as a reference. */
async function fillTheRest(page) {
  await page.getByRole('combobox', { name: /^Tipo/ }).click()
  await page.getByRole('option', { name: 'Ginásio' }).click()
  await page.getByRole('textbox', { name: /^CNPJ do proprietário/ }).fill('11.222.333/0001-81')
  await page.getByRole('textbox', { name: /^Aluguel/ }).fill('1500,50')
  await page.getByRole('textbox', { name: /^Inauguração/ }).fill('02/03/1999')
  await page.getByRole('combobox', { name: /^Responsável/ }).fill('Adriana')
  await page
    .getByRole('option', { name: /^Adriana/ })
    .first()
    .click()
}

/** The record is in the list, opens there, and the browser's Back leads through both to the application's own page. */
async function backToTheList(page, origin) {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Praças esportivas' }).click()
  await page
    .getByRole('row', { name: /Praça Osório/ })
    .getByText('350')
    .waitFor()
  await page
    .getByRole('row', { name: /Praça Osório/ })
    .getByText('Ginásio')
    .waitFor()
  await page.getByRole('link', { name: 'Praça Osório' }).click()
  await page.getByRole('textbox', { name: 'Nome', exact: true }).waitFor()
  const contact = await page.getByRole('combobox', { name: /^Responsável/ }).inputValue()
  if (contact === '') throw new Error('The form lost the person that was chosen.')
  await untilTitle(page, 'Praça')
  await page.goBack()
  await page.getByRole('row', { name: /Praça Osório/ }).waitFor()
  // Ours stand beside it, with the same session.
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Departamento' }).click()
  await page.locator('tbody a').first().waitFor()
  await page.waitForURL(`${origin}/gestao/administrativo/departamentos`)
  await staysSignedIn(page, origin)
}

/** Its session is not ours: no way out that leads nowhere, and no password that could not work. */
async function staysSignedIn(page, origin) {
  const count = await page.getByRole('button', { name: 'Desconectar' }).count()
  if (count > 0) throw new Error('The frame offers to sign out, and the host has not said where that leads.')
  await page.goto(`${origin}/gestao/login`)
  await page.waitForURL(`${origin}/gestao/dashboard`)
}

const untilTitle = (page, part) => page.waitForFunction((text) => document.title.includes(text), part)
