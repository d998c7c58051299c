import { gmsCode, isGmsCodeMask } from '@esporte-parana/sdk/contracts'
import { StartProblem } from './startProblem.js'

export interface Environment {
  readonly host: string
  readonly port: number
  /** Address of a PostgreSQL server; without it, the embedded database is used. */
  readonly databaseUrl?: string
  /** Folder of the embedded database; without it, everything is in memory. */
  readonly dataDir?: string
  /** Whether to create demo users with a public password, demo data and the demo portal. */
  readonly isDemo: boolean
  /** Whether only this machine reaches the server, and nothing says that it is for real work. */
  readonly isPrivate: boolean
  /** Multiplies the demo data; 0 creates only users and regions. */
  readonly demoScale: number
  readonly portalPort: number
  /** Port of frames, which are an origin of their own; without it, portals get no frames. */
  readonly framePort?: number
  /** Origin at which browsers reach it. */
  readonly frameOrigin?: string
  /** Number of proxies in front of the server. */
  readonly proxies: number
  /** The secret of the demo portal's server; without it, the portal gets no tokens. */
  readonly demoPortalSecret?: string
  /** The mask of GMS codes; `#` is a digit. */
  readonly gmsCodeMask: string
  /** How the log is written: sentences, or one JSON object a line. */
  readonly log: 'plain' | 'json'
  /** Statements that take longer are reported; without it, none are. */
  readonly slowMilliseconds?: number
  /** Port of the figures for Prometheus; without it there are none. */
  readonly metricsPort?: number
  readonly metricsHost: string
  /** How long a server that is told to stop serves on, while `GET /pronto` says so. */
  readonly drainSeconds: number
  /** The most connections that requests may use. */
  readonly poolSize: number
  /** Everybody who signs in needs a code besides the password. */
  readonly isFactorRequired: boolean
}

/** Reads the environment variables. @throws StartProblem naming the invalid variable */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return {
    host: variables.HOST || loopback,
    port: port(variables, 'PORT', 4173),
    databaseUrl: variables.DATABASE_URL || undefined,
    dataDir: variables.DATA_DIR === ':memory:' ? undefined : variables.DATA_DIR || '.data',
    isDemo: isDemo(variables),
    isPrivate: isPrivate(variables),
    demoScale: isDemo(variables) ? demoScale(variables) : 0,
    portalPort: port(variables, 'PORTAL_PORT', 4174),
    ...frames(variables),
    proxies: proxies(variables),
    demoPortalSecret: variables.DEMO_PORTAL_SECRET || undefined,
    gmsCodeMask: gmsCodeMask(variables),
    log: logFormat(variables),
    slowMilliseconds: slowMilliseconds(variables),
    ...(variables.METRICS_PORT && { metricsPort: port(variables, 'METRICS_PORT', 0) }),
    metricsHost: variables.METRICS_HOST || loopback,
    drainSeconds: whole(variables, { name: 'DRAIN_SECONDS', from: 0, to: 300, otherwise: 0 }),
    poolSize: whole(variables, { name: 'DATABASE_POOL', from: 1, to: 200, otherwise: 10 }),
    isFactorRequired: isFactorRequired(variables),
  }
}

const loopback = '127.0.0.1'

function isFactorRequired({ SECOND_FACTOR: told = '' }: NodeJS.ProcessEnv): boolean {
  if (['', 'optional', 'required'].includes(told)) return told === 'required'
  throw new StartProblem(`SECOND_FACTOR is "${told}". Set it to required or optional.`)
}

/** Whether only this machine can reach the address. */
function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}

/** Checks the version of Node, because older ones start the program and fail during a request. @throws StartProblem */
export function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= 24) return
  throw new StartProblem(
    `Node ${version} is too old for this server, which needs Node 24. Start it with "npm start", which brings its own.`,
  )
}

const port = (variables: NodeJS.ProcessEnv, name: string, otherwise: number): number =>
  whole(variables, { name, from: 0, to: 65_535, otherwise })

interface WholeNumber {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly otherwise: number
}

function whole(variables: NodeJS.ProcessEnv, { name, from, to, otherwise }: WholeNumber): number {
  const text = variables[name] || String(otherwise)
  if (/^\d{1,7}$/.test(text) && Number(text) >= from && Number(text) <= to) return Number(text)
  throw new StartProblem(`${name} is "${text}", but must be a whole number from ${from} to ${to}. Correct it or leave it out.`)
}

/** A terminal shows sentences; whoever runs it for real work collects lines of JSON. */
function logFormat(variables: NodeJS.ProcessEnv): Environment['log'] {
  const { LOG_FORMAT: text = '' } = variables
  if (text === '') return isPrivate(variables) ? 'plain' : 'json'
  if (text === 'plain' || text === 'json') return text
  throw new StartProblem(`LOG_FORMAT is "${text}", but must be plain or json. Correct it or leave it out.`)
}

function frames(variables: NodeJS.ProcessEnv): Pick<Environment, 'framePort' | 'frameOrigin'> {
  const { FRAME_PORT, FRAME_ORIGIN: text, HOST } = variables
  if (!FRAME_PORT) return {}
  const framePort = port(variables, 'FRAME_PORT', 0)
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? loopback : HOST
  const frameOrigin = text || `http://${host}:${framePort}`
  if (URL.parse(frameOrigin)?.origin === frameOrigin) return { framePort, frameOrigin }
  throw new StartProblem(
    `FRAME_ORIGIN is "${text}", but must be an origin without a path, such as https://quadro.pr.gov.br. Correct it or leave it out.`,
  )
}

/** Whether only this machine reaches the server, and nothing says that it is for real work. */
const isPrivate = ({ TRUST_PROXY, NODE_ENV, HOST }: NodeJS.ProcessEnv): boolean =>
  !Number(TRUST_PROXY) && !/^production$/i.test(NODE_ENV?.trim() ?? '') && isLoopback(HOST || loopback)

/**
 * Demo data is the default for trying out: an embedded database that only this machine reaches. Anything that looks like real work, such as
 * a PostgreSQL server, a proxy or an open address, has to ask for it, because everybody knows its password.
 */
function isDemo(variables: NodeJS.ProcessEnv): boolean {
  const { DEMO: text = '', DATABASE_URL } = variables
  if (text === '') return !DATABASE_URL && isPrivate(variables)
  if (text === '0' || text === '1') return text === '1'
  throw new StartProblem(
    `DEMO is "${text}", but must be 1 for invented data with users that everybody knows, or 0 for none. Correct it or leave it out.`,
  )
}

/** A terminal shows only what somebody asked for: the embedded database has slow statements of its own. */
function slowMilliseconds(variables: NodeJS.ProcessEnv): number | undefined {
  if (!variables.SLOW_STATEMENT_MS && logFormat(variables) === 'plain') return undefined
  return whole(variables, { name: 'SLOW_STATEMENT_MS', from: 1, to: 600_000, otherwise: 1000 })
}

function demoScale({ DEMO_SCALE: text = '' }: NodeJS.ProcessEnv): number {
  if (text === '') return 1
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) <= 1000) return Number(text)
  throw new StartProblem(`DEMO_SCALE is "${text}", but must be a number from 0 to 1000. Correct it or leave it out.`)
}

function gmsCodeMask({ GMS_CODE_MASK: text }: NodeJS.ProcessEnv): string {
  if (!text) return gmsCode.mask
  if (isGmsCodeMask(text)) return text
  throw new StartProblem(
    `GMS_CODE_MASK is "${text}", but must be #### for group and class, then # for each digit: ${gmsCode.mask}. Correct it or leave it out.`,
  )
}

function proxies({ TRUST_PROXY: text = '' }: NodeJS.ProcessEnv): number {
  if (/^\d?$/.test(text)) return Number(text)
  throw new StartProblem(
    `TRUST_PROXY is "${text}", but must be the number of proxies before the server, from 0 to 9. Correct it or leave it out.`,
  )
}
