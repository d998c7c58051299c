import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../lib/checks.mjs'
import { childEnvironment } from '../lib/paths.mjs'
import { samples, succeed, untilAnswers, withPage, writeAll } from './installed.mjs'

/** The page of a new Vite project. */
export const html = `<!doctype html>
<html lang="pt-BR">
  <head><meta charset="utf-8" /><title>Gestão</title><link rel="icon" href="data:," /></head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`

/** The whole product from the sample of the README: built, opened, signed in, a list, a form. */
export async function openQuickstart(installed, api) {
  const [main] = samples('sdk/README.md', 'tsx')
  const [config] = samples('sdk/README.md', 'ts')
  const folder = join(installed, 'quickstart')
  writeAll(folder, { 'index.html': html, 'src/main.tsx': main, 'vite.config.ts': config.replace('http://127.0.0.1:4173', api) })
  await withBuilt(folder, (origin) =>
    withPage(async (page) => {
      await page.goto(origin)
      await signIn(page)
      // The frame: the way to every area.
      await page.getByRole('navigation').first().waitFor()
      await page.goto(`${origin}/administrativo/departamentos`)
      await page.locator('tbody a').first().waitFor()
      await page.getByRole('link', { name: 'Novo departamento' }).click()
      await registerDepartment(page)
    }),
  )
}

export async function signIn(page) {
  await page.getByLabel('Usuário').fill('admin')
  await page.getByLabel('Senha', { exact: true }).fill('esporte-parana')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Entrar' }).first().waitFor()
}

/** Fills the form that is open, and reads what was stored. @returns the name */
export async function registerDepartment(page) {
  const mark = `${Date.now()}`.slice(-7)
  const name = `Núcleo ${mark}`
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Sigla', exact: true }).fill(`N${mark}`)
  await page.getByRole('combobox', { name: 'Tipo', exact: true }).click()
  await page.getByRole('option', { name: 'Setor' }).first().click()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('nucleo@esporte.pr.gov.br')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Registro cadastrado com sucesso').waitFor()
  return name
}

/** Builds a folder with Vite, without a warning about our code, serves what was built, and passes its origin to `work`. */
export async function withBuilt(folder, work) {
  const warnings = await succeed('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: folder })
  // On a busy machine the bundler also tells how long the plugins took.
  if (/codeSplitting|externalized/.test(warnings)) throw new Error(`The build warns:\n${warnings}`)
  const port = await freePort()
  const server = spawn('npx', ['--no-install', 'vite', 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: folder,
    env: childEnvironment(),
    stdio: 'ignore',
    // A group of its own, so that npx and Vite end together.
    detached: true,
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await untilAnswers(origin)
    await work(origin)
  } finally {
    if (server.pid) process.kill(-server.pid)
  }
}
