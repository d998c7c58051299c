import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checklistTally, vitestTally } from './lib/tally.mjs'

test('the gate names the tests that did not run, with their files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'))
  const file = join(folder, 'report.json')
  const tests = (...states: readonly string[]) => states.map((status) => ({ status, fullName: 'a test', failureMessages: [] }))
  const suite = (name: string, ...states: readonly string[]) => ({ name, status: 'passed', assertionResults: tests(...states) })
  const testResults = [
    suite('/api/twoProcesses.test.ts', 'pending', 'pending'),
    suite('/api/statusCounts.test.ts', 'passed', 'pending'),
    suite('/api/people.test.ts', 'passed'),
  ]
  writeFileSync(file, JSON.stringify({ testResults, numPassedTests: 2, numFailedTests: 0 }))
  expect(vitestTally(file, 0)).toMatchObject({ passed: 2, failed: 0, skipped: ['3 in twoProcesses.test.ts, statusCounts.test.ts'] })
  rmSync(folder, { recursive: true })
})

test('the gate names the attacks that this machine cannot do', () => {
  const output = 'skipped database, processes (they need a server)\nok      hostile bodies\n'
  expect(checklistTally(0, output)).toMatchObject({ passed: 1, failed: 0, skipped: ['database, processes (they need a server)'] })
})

test('the gate tells a check that passed only at the second try, and one that failed twice', () => {
  const passed = 'again   Firefox: a walk\n        “Salvar”: not there\nok      Firefox: a walk\n'
  expect(checklistTally(0, passed)).toMatchObject({ passed: 1, failed: 0, note: 'ok, 1 at the second try' })
  const failed = 'again   Firefox: a walk\n        one\nnot ok  Firefox: a walk\n        two\n'
  expect(checklistTally(1, failed)).toMatchObject({ passed: 0, failed: 1, failures: ['not ok  Firefox: a walk\n        two'] })
})
