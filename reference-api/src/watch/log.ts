import { type DestinationStream, type Logger, pino } from 'pino'

/** Tells the operators about a failure, without users' data. `about` are facts for a machine: the request's id, its route. */
export type Report = (line: string, about?: Readonly<Record<string, unknown>>) => void

export interface Log {
  /** What the process does: "Ready at …". */
  readonly say: (line: string) => void
  readonly report: Report
  /** Writes one JSON line for an event; missing where the log is for people. */
  readonly events?: Logger
}

/** `plain`: sentences, for somebody who looks at a terminal. `json`: one JSON object a line, also for each request, for a log collector. */
export type LogFormat = 'plain' | 'json'

/** Opens the log of the process. @param target where JSON lines go. @default standard output */
export function openLog(format: LogFormat, target?: DestinationStream): Log {
  if (format === 'plain')
    return {
      say: (line) => process.stdout.write(`${line}\n`),
      report: (line) => process.stderr.write(`${new Date().toISOString()} ${line}\n`),
    }
  const events = pino({ timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } }, target)
  return {
    say: (line) => events.info(line),
    report: (line, about = {}) => events.error(about, line),
    events,
  }
}
