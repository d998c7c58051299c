import { readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Counts the tests in a report of vitest's `json` reporter. A suite that fails before its first test counts as one failure. */
export function vitestTally(file, code) {
  const report = readReport(file)
  if (!report) return brokenTally(code)
  const suites = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length
  const tests = report.testResults.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, file: name })))
  const told = tests
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ file, fullName, status, failureMessages }) => ({
      status,
      text: `${file}: ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
    }))
  const textsOf = (wanted) => told.filter(({ status }) => status === wanted).map(({ text }) => text)
  const failures = [
    ...report.testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .map(({ name, message }) => `${name}\n${firstLines(message)}`),
    ...textsOf('failed'),
  ]
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests + suites, failures, skipped: skippedOf(tests) }
  return withRepeated(settled(tally, code), textsOf('passed'))
}

/** One line with the number of the tests that did not run, and their files. */
function skippedOf(tests) {
  const skipped = tests.filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status))
  const files = [...new Set(skipped.map(({ file }) => basename(file)))]
  return files.length > 0 ? [`${skipped.length} in ${files.join(', ')}`] : []
}

/** Counts the tests in a report of Playwright's `json` reporter. @param {string} [output] tells why, if there is no report */
export function playwrightTally(file, code, output = '') {
  const report = readReport(file)
  if (!report) return brokenTally(code, output)
  const { expected, unexpected, flaky } = report.stats
  const told = specsOf(report).map(({ file, title, ok, tests }) => {
    const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).filter(Boolean)
    return { ok, isTold: errors.length > 0, text: `${file}: ${title}\n${firstLines(errors.at(-1) ?? '')}` }
  })
  const failures = told.filter(({ ok }) => !ok).map(({ text }) => text)
  const repeated = told.filter(({ ok, isTold }) => ok && isTold).map(({ text }) => text)
  return withRepeated(settled({ passed: expected + flaky, failed: unexpected, failures }, code), repeated)
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** The first lines of a message, without terminal colours. */
function firstLines(message) {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .join('\n')
}

/** The result of a check without test cases. */
export function checkTally(code, output) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [lastLines(output)] }
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-12).join('\n')
}

/** Begins a line of a checklist about checks that this machine cannot do. */
export const skippedMark = 'skipped '

/** Begins a line of a checklist about a check that failed and is tried again. */
export const repeatedMark = 'again   '

/** Counts the lines of `runChecks`; a failure is told with the first lines of its reason. */
export function checklistTally(code, output) {
  const lines = (mark) => output.split('\n').filter((line) => line.startsWith(mark))
  const told = (mark) => output.match(new RegExp(`^${mark}.*(\\n {8}.*){0,3}`, 'gm')) ?? []
  const failures = told('not ok ')
  // A checklist that ends early has printed no case that says why.
  const skipped = lines(skippedMark).map((line) => line.slice(skippedMark.length))
  const tally = { passed: lines('ok ').length, failed: failures.length, failures, skipped }
  return withRepeated(settled(tally, code, lastLines(output)), told(repeatedMark))
}

function brokenTally(code, output = '') {
  return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1, failures: output ? [lastLines(output)] : [] }
}

/** Adds the tests that passed only at the second try, with the reason of the first. */
function withRepeated(tally, repeated) {
  if (repeated.length === 0) return tally
  return { ...tally, repeated, note: tally.failed === 0 ? `ok, ${repeated.length} at the second try` : undefined }
}

// The runner may fail although all tests pass: an unhandled rejection, or a server that did not stop.
function settled(tally, code, failure = `Every case passed, and the runner ended with code ${code}: its output above says why.`) {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1, failures: [failure] } : tally
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}
