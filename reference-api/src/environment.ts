import { StartProblem } from './startProblem.js'

export interface Environment {
  readonly host: string
  readonly port: number
  /** A PostgreSQL server; without it the embedded database is used. */
  readonly databaseUrl?: string
  /** Where the embedded database keeps its files; without it in memory. */
  readonly dataDir?: string
  /** Multiplies the demo data; 0 makes only users and regions. */
  readonly demoScale: number
  readonly portalPort: number
  /** What the demo portal's server presents for its tokens; without it the demo portal gets none. */
  readonly demoPortalSecret?: string
}

/** Reads the process' environment. @throws StartProblem naming the variable that cannot be used */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return {
    host: variables.HOST || '127.0.0.1',
    port: number(variables, 'PORT', 4173, 65_535),
    databaseUrl: variables.DATABASE_URL || undefined,
    dataDir: variables.DATA_DIR === ':memory:' ? undefined : variables.DATA_DIR || '.data',
    demoScale: number(variables, 'DEMO_SCALE', 1, 1000),
    portalPort: number(variables, 'PORTAL_PORT', 4174, 65_535),
    demoPortalSecret: variables.DEMO_PORTAL_SECRET || undefined,
  }
}

function number(variables: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const text = variables[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0 && value <= max) return value
  throw new StartProblem(`${name} is "${text}", but must be a number from 0 to ${max}. Correct it or leave it out.`)
}
