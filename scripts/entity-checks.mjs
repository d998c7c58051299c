// Tests the output of `npm run new` in a copy of the sources: node scripts/entity-checks.mjs
// --all also starts the server of the copy.
import { existsSync, cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runChecks } from './lib/checklist.mjs'
import { root } from './lib/paths.mjs'
import { runMain } from './lib/problem.mjs'
import { run } from './lib/run.mjs'
import { createEntity } from './new/createEntity.mjs'

const isFull = process.argv.includes('--all')
const folders = ['sdk', 'reference-api', 'host-web', 'host-portal-embed', 'stories', 'scripts', 'docs']
const files = ['package.json', 'tsconfig.json', 'biome.json', '.gitignore', '.oxlintrc.json', 'vitest.config.ts']
const left = new Set(['node_modules', 'dist', '.data', '.cache', 'storybook-static', 'test-results'])

const withForm = {
  name: 'sampleThing',
  area: 'administrative',
  path: '/administrativo/coisas',
  texts: {
    'pt-BR': ['Coisa', 'Coisas', 'Nova coisa'],
    'en-US': ['Thing', 'Things', 'New thing'],
    'es-ES': ['Cosa', 'Cosas', 'Nueva cosa'],
  },
}
const nested = { name: 'sampleQuota', area: 'administrative', below: 'sampleThing', path: '/administrativo/coisas/{coisaId}/cotas' }
const withDialog = { name: 'sample-note', area: 'school/notes', path: '/escola/anotacoes', hasDialog: true }

await runMain(async () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'esporte-parana-entity-')))
  try {
    for (const name of [...folders, ...files])
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: (file) => !left.has(basename(file)) })
    // A part has its own packages when another part needs other versions.
    for (const part of ['', 'reference-api', 'stories'])
      if (existsSync(join(root, part, 'node_modules')))
        symlinkSync(join(root, part, 'node_modules'), join(copy, part, 'node_modules'), 'junction')
    const tool = async (name, args) => {
      const { code, output } = await run(join(root, 'node_modules', '.bin', name), args, { cwd: copy })
      if (code !== 0) throw new Error(output)
    }
    const vitest = (project, ...files) => tool('vitest', ['run', '--project', project, ...files])
    return await runChecks({
      'new entities are made, one with a form, one below it and one with a dialog': () => {
        createEntity(copy, withForm)
        createEntity(copy, nested)
        createEntity(copy, withDialog)
      },
      'what was made is formatted and linted': async () => {
        await tool('biome', ['format', 'sdk', 'reference-api', 'stories'])
        await tool('oxlint', [
          '--type-aware',
          '--deny-warnings',
          'sdk/src/resources',
          'sdk/exports',
          'reference-api/src/entities',
          'stories/src',
        ])
      },
      'both sides and the stories compile': async () => {
        for (const side of ['sdk', 'reference-api', 'stories']) await tool('tsc', ['-p', side, '--noEmit'])
      },
      'every test of the SDK that reads the list passes': () =>
        vitest(
          'node',
          ...['locale/', 'routes', 'menus', 'publicSurface', 'typeCost', 'resources/', 'testing/', 'screens/'].map(
            (name) => `sdk/src/${name}`,
          ),
        ),
      'and so do those of the sources and of the stories': () =>
        vitest('node', 'scripts/entities', 'scripts/boundaries', 'scripts/fileSizes', 'stories/src'),
      'the texts that nobody has written are the only thing that is refused': () => refusedForItsTexts(vitest),
      ...(isFull && {
        'the server keeps, lists, describes and writes its records': () =>
          vitest('api', 'reference-api/src/contract', 'reference-api/src/openapi.test'),
      }),
    })
  } finally {
    rmSync(copy, { recursive: true })
  }
})

async function refusedForItsTexts(vitest) {
  const failure = await vitest('node', 'sdk/src/contracts').then(
    () => '',
    ({ message }) => message,
  )
  if (!/has no text that is still to be written/.test(failure) || !/1 failed/.test(failure))
    throw new Error(failure || 'Nothing was refused.')
}
