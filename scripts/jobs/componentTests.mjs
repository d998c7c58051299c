import { launchOptions } from '../lib/chromium.mjs'
import { pinned, samples, succeed, writeAll } from './installed.mjs'

const tools = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'vitest',
  '@vitest/browser',
  '@vitest/browser-playwright',
  'playwright',
]

/** What a component test needs beside the package; the jsdom of those whose Node is older than 22.22, because it has the fewest globals. */
export const testPackages = () => [...tools.map(pinned), 'jsdom@29.1.1']

/** A person reads the list of the sample and opens a form; the records come from the API in memory. */
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
`

/** The guide's recipe for jsdom, and vitest's browser mode, with the guide's sample as it stands. */
export async function runComponentTests(folder) {
  const [sample] = samples('docs/testing.md', 'tsx')
  const [config, setup] = samples('docs/testing.md', 'ts')
  writeAll(folder, {
    'departments.test.tsx': test(sample),
    'vitest.config.ts': config,
    'setup.ts': setup,
    'browser.config.ts': browserConfig(),
  })
  await succeed('npx', ['--no-install', 'vitest', 'run'], { cwd: folder, env: { CI: '1' } })
  await succeed('npx', ['--no-install', 'vitest', 'run', '--config', 'browser.config.ts'], { cwd: folder, env: { CI: '1' } })
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
