import type { StatusCommand } from '../status/useStatusCommands.js'

/** The next step of a record's workflow: the first that asks for no reason, because what needs one leads astray or back. */
export function leadingCommand(commands: readonly StatusCommand[]): StatusCommand | undefined {
  return commands.find(({ transition }) => transition.needsReason !== true)
}
