/**
 * A problem that the user can solve, shown as one sentence without a stack; without a message when a child process has already printed it.
 */
export class Problem extends Error {
  name = 'Problem'
}

/** Runs a command's main function; a problem ends it with one sentence and exit code 1. */
export async function runMain(main) {
  try {
    const code = await main()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    const text = error instanceof Problem ? error.message : (error?.stack ?? String(error))
    if (text) process.stderr.write(`\n${text}\n`)
    process.exitCode = 1
  }
}

/** @throws Problem below Node 20 */
export function checkNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) < 20) {
    throw new Problem(`Node ${version} is too old: install Node 20 or newer from https://nodejs.org and run the command again.`)
  }
}
