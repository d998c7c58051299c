import { launchOptions } from '../lib/chromium.mjs'
import { pinned, samples, succeed, writeAll } from './installed.mjs'

/** What tests in jsdom need beside the package and Vite: the jsdom of those whose Node is older than 22.22, because it has the fewest globals. */
export const jsdomPackages = () => [pinned('vitest'), 'jsdom@29.1.1']

/** What tests in a browser need beside the package and Vite. */
export const browserPackages = () => ['vitest', '@vitest/browser', '@vitest/browser-playwright', 'playwright'].map(pinned)

/** A person reads the list of the sample, opens a form and chooses in a new one; the records come from the API in memory. */
const test = (sample) => `
${sample}
import { DepartmentForm } from '@esporte-parana/sdk/screens/department'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'

let root
afterEach(() => root.unmount())
const show = (shown) => {
  const element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(shown)
  return element
}
const slow = { timeout: 20_000 }

it('shows the departments', async () => {
  const element = show(screen)
  await expect.poll(() => element.querySelector('tbody')?.textContent, slow).toContain(sampleRecords.department[0].name)
  expect(element.querySelector('h1')?.textContent).toContain('Departamentos')
  expect(api.calls.length).toBeGreaterThan(0)
}, 40_000)

it('shows a department to change', async () => {
  const { id, name } = api.records('department')[0]
  const element = show(
    <TestBackoffice fetch={api.fetch} address={'/administrativo/departamentos/' + id} locale="pt-BR">
      <DepartmentForm params={{ id: String(id) }} />
    </TestBackoffice>,
  )
  await expect.poll(() => [...element.querySelectorAll('input')].map((input) => input.value), slow).toContain(name)
}, 40_000)

it('chooses an option of a new department', async () => {
  const element = show(
    <TestBackoffice fetch={api.fetch} address="/administrativo/departamentos/novo" locale="pt-BR">
      <DepartmentForm params={{ id: 'novo' }} />
    </TestBackoffice>,
  )
  const kind = () => [...element.querySelectorAll('[role=combobox]')].find((box) => box.labels?.[0]?.textContent.startsWith('Tipo'))
  const option = () => [...element.querySelectorAll('[role=option]')].find(({ textContent }) => textContent === 'Setor')
  await expect.poll(kind, slow).toBeTruthy()
  kind().click()
  await expect.poll(option, slow).toBeTruthy()
  // Tools that look for what a person sees find nothing in a hidden list.
  expect(getComputedStyle(element.querySelector('[popover]')).display).not.toBe('none')
  option().click()
  await expect.poll(() => kind().value, slow).toBe('Setor')
}, 40_000)
`

/** The guide's recipe for jsdom, with the guide's sample as it stands. */
export async function testInJsdom(folder) {
  const [config, setup] = samples('docs/testing.md', 'ts')
  await runTest(folder, { 'vitest.config.ts': config, 'setup.ts': setup })
}

/** The same sample in vitest's browser mode. */
export async function testInBrowser(folder) {
  await runTest(folder, { 'vitest.config.ts': browserConfig() })
}

async function runTest(folder, files) {
  const [sample] = samples('docs/testing.md', 'tsx')
  writeAll(folder, { 'departments.test.tsx': test(sample), ...files })
  await succeed('npx', ['--no-install', 'vitest', 'run'], { cwd: folder, env: { CI: '1' } })
}

function browserConfig() {
  return `
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
const browser = { enabled: true, headless: true, provider: playwright({ launchOptions: ${JSON.stringify(launchOptions)} }), instances: [{ browser: 'chromium' }] }
export default defineConfig({ plugins: [react()], test: { browser } })
`
}
