import { spawn } from 'node:child_process'
import { freePort } from '../lib/checks.mjs'
import { childEnvironment } from '../lib/paths.mjs'
import { samples, succeed, untilAnswers, withPage, writeAll } from './installed.mjs'
import { registerDepartment } from './viteApplication.mjs'

const layout = `import type { ReactNode } from 'react'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="pt-BR"><body>{children}</body></html>
}
`

/** One screen in a new Next application, from the guide as it stands: built, started, opened and used. */
export async function tryNext(folder, { product, portal }) {
  const files = samples('docs/host.md', 'tsx', 'ts', 'js').flatMap((code) => {
    const path = /^\/\/ ((?:app\/|next\.)\S+)\n/.exec(code)?.[1]
    return path ? [[path, code]] : []
  })
  writeAll(folder, { 'app/layout.tsx': layout, ...Object.fromEntries(files) })
  const settings = {
    PRODUCT: product,
    PORTAL: portal.name,
    PORTAL_SECRET: portal.secret,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  await succeed('npx', ['--no-install', 'next', 'build'], { cwd: folder, env: settings })
  const port = await freePort()
  const server = spawn('npx', ['--no-install', 'next', 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env: childEnvironment(settings),
    stdio: 'ignore',
    // A group of its own, so that npx and Next end together.
    detached: true,
  })
  try {
    await untilAnswers(`http://127.0.0.1:${port}/departamentos`)
    await withPage(async (page) => {
      await page.goto(`http://127.0.0.1:${port}/departamentos`)
      await page.locator('tbody a').first().waitFor()
      await page.getByRole('link', { name: 'Novo departamento' }).click()
      const name = await registerDepartment(page)
      await page.getByRole('link', { name: 'Departamentos' }).first().click()
      await page.getByRole('textbox', { name: 'Buscar em departamentos' }).fill(name)
      await page.getByRole('link', { name }).waitFor()
    })
  } finally {
    if (server.pid) process.kill(-server.pid)
  }
}
