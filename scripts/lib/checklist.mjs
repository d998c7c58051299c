/**
 * Runs named checks one after the other and prints a line for each; a check fails by throwing.
 * @param {Record<string, () => unknown>} checks
 * @returns {Promise<number>} exit code
 */
export async function runChecks(checks) {
  let failures = 0
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check()
      process.stdout.write(`ok      ${name}\n`)
    } catch (error) {
      failures += 1
      process.stdout.write(`not ok  ${name}\n${indented(error?.message ?? error)}\n`)
    }
  }
  return failures === 0 ? 0 : 1
}

function indented(text) {
  return String(text).trimEnd().replace(/^/gm, '        ')
}
