import type { Database } from '../database/database.js'
import { restorableDays } from '../records/read/listCondition.js'
import { planEntities } from '../entities/entities.js'
import { databaseTime, runNightly } from '../nightly/runNightly.js'
import { StartProblem } from '../core/startProblem.js'
import { changePortalCommand, endPortalCommand, listPortalsCommand, registerPortalCommand, rotatePortalCommand } from './portalCommands.js'
import {
  createUserCommand,
  type Input,
  endFactorCommand,
  letInCommand,
  listUsersCommand,
  manageCommand,
  resetPasswordCommand,
  setPersonCommand,
  shutOutCommand,
} from './userCommands.js'

interface CommandLine {
  readonly command: string
  readonly words: readonly string[]
  readonly input: Input
}

interface Command {
  readonly usage: string
  /** How many words it needs at least. */
  readonly least: number
  run(database: Database, line: Omit<CommandLine, 'command'>): Promise<string>
}

const person = '[--cpf=<CPF> [--born=<DD/MM/YYYY> --gender=feminino|masculino]]'
const powerUsage = '[--acts=decidir,…|all|none] [--decides-up-to=<amount>|any] [--reads=pessoas,…] [--writes=pessoas,…]'

const commands: Readonly<Record<string, Command>> = {
  'create-user': { usage: `<username> <e-mail> "<name>" ${person}`, least: 3, run: createUserCommand },
  'list-users': { usage: '', least: 0, run: listUsersCommand },
  'set-person': { usage: `<username> ${person}`, least: 1, run: setPersonCommand },
  'reset-password': { usage: '<username>', least: 1, run: resetPasswordCommand },
  'shut-out': { usage: '<username>', least: 1, run: shutOutCommand },
  'let-in': { usage: '<username>', least: 1, run: letInCommand },
  'end-second-factor': { usage: '<username>', least: 1, run: endFactorCommand },
  'let-manage': { usage: '<username>', least: 1, run: manageCommand(true) },
  'end-manage': { usage: '<username>', least: 1, run: manageCommand(false) },
  'register-portal': {
    usage: `<name> <origin>… --screens=/pessoas,…|all [--read-only] ${powerUsage}`,
    least: 2,
    run: registerPortalCommand,
  },
  'list-portals': { usage: '', least: 0, run: listPortalsCommand },
  'change-portal': {
    usage: `<name> [<origin>…] [--screens=/pessoas,…|all] [--read-only|--writing] ${powerUsage}`,
    least: 1,
    run: changePortalCommand,
  },
  'rotate-portal': { usage: '<name>', least: 1, run: rotatePortalCommand },
  'end-portal': { usage: '<name>', least: 1, run: endPortalCommand },
  nightly: { usage: '', least: 0, run: nightlyCommand },
}

/** The commands for people; `migrate` is a step of the start, so `main` runs it. */
export const usage = `Commands:
${[...Object.entries(commands).map(([name, command]) => `  ${name} ${command.usage}`.trimEnd()), '  migrate'].join('\n')}
create-user and reset-password read a password from standard input, or make one.`

/** Whether the words are a command that can run. */
export const isCommand = (name: string, words: readonly string[]): boolean =>
  Object.hasOwn(commands, name) && words.filter((word) => !word.startsWith('--')).length >= (commands[name]?.least ?? 0)

/** Runs an administrator's command on the server. @returns the lines to show @throws StartProblem when the words are no valid command */
export async function runCommand(database: Database, { command: name, words, input }: CommandLine): Promise<string> {
  if (!isCommand(name, words)) throw new StartProblem(usage)
  return commands[name]?.run(database, { words, input }) ?? ''
}

async function nightlyCommand(database: Database): Promise<string> {
  const set = await planEntities(database)
  const result = await runNightly(database, { set, now: await databaseTime(database) })
  const changed = Object.entries(result.changed).map(([entity, count]) => `${entity} ${count}`)
  return `${changed.join(', ')}, ${result.purged} records deleted over ${restorableDays} days ago are gone.`
}
