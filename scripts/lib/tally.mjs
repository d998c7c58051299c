import { readFileSync, rmSync } from 'node:fs'

/** Test cases in a report of vitest's `json` reporter. A suite that broke before its first case counts as one failure. */
export function vitestTally(file, code) {
  const report = readReport(file)
  if (!report) return brokenTally(code)
  const suites = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length
  const repeated = report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  return withRepeated(settled({ passed: report.numPassedTests, failed: report.numFailedTests + suites }, code), repeated.length)
}

/** Test cases in a report of Playwright's `json` reporter. */
export function playwrightTally(file, code) {
  const report = readReport(file)
  if (!report) return brokenTally(code)
  const { expected, unexpected, flaky } = report.stats
  return withRepeated(settled({ passed: expected + flaky, failed: unexpected }, code), flaky)
}

/** A check that has no cases of its own. */
export function checkTally(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Counts the lines of `runChecks`. */
export function checklistTally(code, output) {
  const count = (mark) => output.split('\n').filter((line) => line.startsWith(mark)).length
  return settled({ passed: count('ok '), failed: count('not ok ') }, code)
}

function brokenTally(code) {
  return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 }
}

/** Cases that passed only when repeated are told. */
function withRepeated(tally, count) {
  return count > 0 && tally.failed === 0 ? { ...tally, note: `ok, ${count} at the second try` } : tally
}

// All cases may pass and the runner still fail: an unhandled rejection, a server that did not stop.
function settled(tally, code) {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
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
