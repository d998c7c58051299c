// Jobs of those who use the package, each done in a folder outside the workspace: node scripts/jobs/packageJobs.mjs (after a build).
// --all adds the long ones: every sample of the documentation, and other frameworks.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPackages, jsdomPackages, testInBrowser, testInJsdom } from './componentTests.mjs'
import { install, pack, pinned } from './installed.mjs'
import { tryNext } from './nextApplication.mjs'
import { tryOwnApplication } from './ownApplication.mjs'
import { checkPlainNode } from './plainNode.mjs'
import { tryInAngular, tryInReact, tryInVue, tryPlainPage } from './portalPages.mjs'
import { startWithPortal } from './registeredPortal.mjs'
import { openQuickstart } from './viteApplication.mjs'
import { trySamples } from './shownSamples.mjs'
import { runChecks } from '../lib/checklist.mjs'
import { runMain } from '../lib/problem.mjs'

const isFull = process.argv.includes('--all')
// Their own versions, because the workspace has neither.
const angularPackages = [
  ...['core', 'common', 'compiler', 'platform-browser', 'compiler-cli'].map((part) => `@angular/${part}@22.2.6`),
  ...['build', 'cli'].map((part) => `@angular/${part}@22.2.7`),
  'rxjs@7.8.2',
  'typescript@6.0.3',
  'tslib@2.9.1',
]
const nextPackages = ['next@16.4.6', 'typescript@5.9.3', ...['react', 'react-dom', '@types/react', '@types/node'].map(pinned)]
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
    await install(installed, [tarball, ...viteTools, 'react-router@8.5.1', pinned('zod'), ...jsdomPackages()])
    started = await starting
    const { product, portal } = started
    const place = { product: product.origin, portal }
    return await runChecks({
      'the whole product in a new Vite application, from the README': () => openQuickstart(installed, product.origin),
      'a list and a form in a plain page of another origin, from the guide': () => tryPlainPage(fresh('page'), place),
      'a screen in a React portal, with the package for portals, from the guide': async () => {
        const react = fresh('react')
        const types = ['typescript@5.9.3', ...['@types/react', '@types/react-dom'].map(pinned)]
        await install(react, [await pack(folder, 'host-portal-embed'), ...viteTools, ...types])
        await tryInReact(react, place)
      },
      'the validators in plain Node': () => checkPlainNode(installed),
      ...(isFull && {
        'own router, tokens, words, look and entity, from the guide': () => tryOwnApplication(installed, place),
        'every sample of the documentation that shows something': () => trySamples(installed, place),
        'a component test with the API in memory, in jsdom, from the guide': () => testInJsdom(join(installed, 'tests')),
        'the same in a Vue 3 application': async () => {
          const vue = fresh('vue')
          await install(vue, ['vue@3.5.45', '@vitejs/plugin-vue@6.0.11', pinned('vite')])
          await tryInVue(vue, place)
        },
        'the same in an Angular application': async () => {
          const angular = fresh('angular')
          await install(angular, angularPackages)
          await tryInAngular(angular, place)
        },
        'the whole product in an application with Vite 7': async () => {
          const older = fresh('vite-7')
          await install(older, [tarball, 'vite@7.3.8', '@vitejs/plugin-react@5.2.0', ...['react', 'react-dom'].map(pinned)])
          await openQuickstart(older, place.product)
        },
        'one screen in a new Next application, from the guide': async () => {
          const next = fresh('next')
          await install(next, [tarball, ...nextPackages])
          await tryNext(next, place)
        },
        'the same in a browser': async () => {
          const tests = fresh('tests')
          await install(tests, [tarball, ...viteTools, ...browserPackages()])
          await testInBrowser(tests)
        },
      }),
    })
  } finally {
    await (started ?? (await starting.catch(() => undefined)))?.product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
