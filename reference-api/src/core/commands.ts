/** How the person who reads a sentence starts this program: the launcher of an installation tells it in `ESPORTE_LAUNCHER`. */
const launcher = process.env.ESPORTE_LAUNCHER

/** The command that starts the server, to show to people. */
export const startCommand = launcher ?? 'npm start'

/** The command of the server's with this name, to show to people. */
export function commandLine(command: string): string {
  return launcher ? `${launcher} ${command}` : `npm run command -- ${command}`
}
