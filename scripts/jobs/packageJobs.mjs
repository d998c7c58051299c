// Jobs of those who use the package, each done in a folder outside the workspace: node scripts/jobs/packageJobs.mjs (after a build).
// --all adds the long ones, which install other frameworks.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runComponentTests, testPackages } from './componentTests.mjs'
import { install, pack, pinned } from './installed.mjs'
import { tryOwnApplication } from './ownApplication.mjs'
import { checkPlainNode } from './plainNode.mjs'
import { startWithPortal } from './registeredPortal.mjs'
import { openQuickstart } from './viteApplication.mjs'
import { runChecks } from '../lib/checklist.mjs'
import { runMain } from '../lib/problem.mjs'

const isFull = process.argv.includes('--all')
const viteTools = ['react', 'react-dom', 'vite', '@vitejs/plugin-react'].map(pinned)

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'esporte-parana-jobs-'))
  const fresh = (name) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  const starting = startWithPortal(join(folder, 'data'))
  let started
  try {
    const tarball = await pack(folder)
    const installed = fresh('vite')
    await install(installed, [tarball, ...viteTools, 'react-router@8.5.1', pinned('zod')])
    started = await starting
    const { product, portal } = started
    const place = { product: product.origin, portal }
    return await runChecks({
      'the whole product in a new Vite application, from the README': () => openQuickstart(installed, product.origin),
      'own router, tokens, words, look and entity, from the guide': () => tryOwnApplication(installed, place),
      'the validators in plain Node': () => checkPlainNode(installed),
      ...(isFull && {
        'a component test with the API in memory, in jsdom and in a browser, from the guide': async () => {
          const tests = fresh('tests')
          await install(tests, [tarball, ...testPackages()])
          await runComponentTests(tests)
        },
      }),
    })
  } finally {
    await (started ?? (await starting.catch(() => undefined)))?.product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
