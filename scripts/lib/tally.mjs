import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Counts the tests in a report of vitest's `json` reporter. A suite that fails before its first test counts as one failure. */
export function vitestTally(file, code) {
  const report = readReport(file)
  if (!report) return brokenTally(code)
  const suites = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length
  const repeated = report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...(status === 'failed' && assertionResults.length === 0 ? [`${name}\n${firstLines(message)}`] : []),
    ...assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`),
  ])
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests + suites, failures }
  return withRepeated(settled(tally, code), repeated.length)
}

/** Counts the tests in a report of Playwright's `json` reporter. */
export function playwrightTally(file, code) {
  const report = readReport(file)
  if (!report) return brokenTally(code)
  const { expected, unexpected, flaky } = report.stats
  const failures = specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}\n${firstLines(tests.at(-1)?.results.at(-1)?.error?.message ?? '')}`)
  return withRepeated(settled({ passed: expected + flaky, failed: unexpected, failures }, code), flaky)
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
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [output.trimEnd().split('\n').slice(-12).join('\n')] }
}

/** Counts the lines of `runChecks`. */
export function checklistTally(code, output) {
  const lines = (mark) => output.split('\n').filter((line) => line.startsWith(mark))
  const failures = lines('not ok ')
  return settled({ passed: lines('ok ').length, failed: failures.length, failures }, code)
}

function brokenTally(code) {
  return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 }
}

/** Reports tests that passed only at the second try. */
function withRepeated(tally, count) {
  return count > 0 && tally.failed === 0 ? { ...tally, note: `ok, ${count} at the second try` } : tally
}

// The runner may fail although all tests pass: an unhandled rejection, or a server that did not stop.
function settled(tally, code) {
  const failure = `Every case passed, and the runner ended with code ${code}: its output above says why.`
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
