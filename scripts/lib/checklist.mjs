import { repeatedMark } from './tally.mjs'

/**
 * Runs named checks one after the other and prints a line for each; a check fails by throwing.
 * @param {Record<string, () => unknown>} checks
 * @param {number} [tries] for what a busy machine can break: a check that passes only at a later try says so
 * @returns {Promise<number>} exit code
 */
export async function runChecks(checks, tries = 1) {
  let failures = 0
  for (const [name, check] of Object.entries(checks)) failures += (await passes(name, check, tries)) ? 0 : 1
  return failures === 0 ? 0 : 1
}

async function passes(name, check, tries) {
  try {
    await check()
    process.stdout.write(`ok      ${name}\n`)
    return true
  } catch (error) {
    process.stdout.write(`${tries > 1 ? repeatedMark : 'not ok  '}${name}\n${indented(error?.message ?? error)}\n`)
    return tries > 1 && passes(name, check, tries - 1)
  }
}

function indented(text) {
  return String(text).trimEnd().replace(/^/gm, '        ')
}
