import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { binFolder, root } from './paths.mjs'
import { checklistTally, checkTally, playwrightTally, vitestTally } from './tally.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} program
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 * @property {boolean} [isNeeded] later steps do not run when it fails
 * @property {boolean} [isLive] shows its output immediately
 * @property {(code: number, output: string) => { passed: number, failed: number, failures?: string[], repeated?: string[], skipped?: string[], note?: string }} tally
 */

const tool = (name) => join(binFolder, name)
const reportFile = (name) => join(root, 'node_modules', '.cache', 'esporte-parana', `${name}.json`)

/**
 * The gate: checks without a build come first, then the longest steps, so that both processors are busy until the end. Steps of one wave
 * share no state and run `width` at a time.
 */
export function gateWaves({ isFull, freePort }) {
  const matrix = isFull ? { TEST_MATRIX: 'all' } : {}
  return [
    {
      width: 2,
      steps: [
        // It builds one part before all others, so it starts early.
        { ...check('build', 'node', ['scripts/build.mjs']), isNeeded: true },
        ...staticSteps(),
        vitest('units', 'node', matrix),
        vitest('API', 'api', matrix),
        vitest('components', 'browser'),
        ...storySteps(matrix),
        // It makes an entity by the guide and builds everything again: minutes for what few changes can break.
        ...(isFull ? [checklist('new entity', 'scripts/entity-checks.mjs', ['--all'])] : []),
        checklist('bytes', 'scripts/budgets.mjs'),
        // The build's own syntax and built-ins, against "browserslist" in package.json.
        check('oldest browsers', tool('es-check'), [
          'checkBrowser',
          'host-web/dist/assets/*.js',
          'host-portal-embed/dist/v1/**/*.js',
          '--module',
          '--checkFeatures',
        ]),
        checklist('package', 'scripts/package-checks.mjs'),
        checklist('package jobs', 'scripts/jobs/packageJobs.mjs', isFull ? ['--all'] : []),
        ...pictureSteps(),
        // It uses two processors, but not while its server starts.
        ...endToEndSteps({ ...matrix, ...freePort }),
      ],
    },
    // Two browsers at once, which wait for a page as people do: other work beside them would end their patience. Chromium has its own tests.
    {
      width: 1,
      steps: [checklist('browsers', 'host-web/browsers/browsers.mjs', ['--where-possible', '--only', 'Firefox', '--only', 'WebKit'])],
    },
    // Runs alone, because it measures waiting times.
    ...(isFull ? [{ width: 1, steps: [checklist('attack', 'scripts/attack.mjs', ['--rounds', '20'])] }] : []),
  ]
}

function staticSteps() {
  const projects = ['sdk', 'reference-api', 'host-web', 'host-portal-embed', 'stories', 'scripts'].filter((part) =>
    existsSync(join(root, part, 'tsconfig.json')),
  )
  return [
    check('format', tool('biome'), ['format', '.']),
    check('lint', tool('oxlint'), ['--type-aware', '--deny-warnings']),
    check('dead code', tool('knip'), ['--no-progress', '--include', 'files,exports']),
    ...projects.map((part) => check(`types of ${part}`, tool('tsc'), ['-p', part, '--noEmit'])),
  ]
}

function storySteps(env) {
  if (!existsSync(join(root, 'stories', 'vitest.config.ts'))) return []
  const report = reportFile('stories')
  return [
    {
      name: 'stories',
      program: tool('vitest'),
      args: vitestArgs(report),
      cwd: join(root, 'stories'),
      env,
      tally: (code) => vitestTally(report, code),
    },
  ]
}

function pictureSteps() {
  if (!existsSync(join(root, 'stories', 'pictures'))) return []
  const report = reportFile('pictures')
  return [
    {
      name: 'pictures',
      program: 'node',
      args: ['stories/pictures/compare.mjs', '--as-it-is'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      tally: (code, output) => playwrightTally(report, code, output),
    },
  ]
}

function endToEndSteps(env) {
  const folder = join(root, 'host-web')
  if (!existsSync(join(folder, 'playwright.config.ts'))) return []
  const report = reportFile('e2e')
  return [
    {
      name: 'end to end',
      isLive: true,
      program: tool('playwright'),
      args: ['test', '--reporter=list,json'],
      cwd: folder,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      tally: (code) => playwrightTally(report, code),
    },
  ]
}

function check(name, program, args) {
  return { name, program, args, tally: checkTally }
}

function checklist(name, script, args = []) {
  return { name, program: 'node', args: [script, ...args], tally: checklistTally }
}

function vitest(name, project, env = {}) {
  const report = reportFile(project)
  return {
    name,
    program: tool('vitest'),
    args: [...vitestArgs(report), '--project', project],
    env,
    tally: (code) => vitestTally(report, code),
  }
}

function vitestArgs(report) {
  return ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
}
