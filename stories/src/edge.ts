import {
  createMemoryApi,
  createNetworkEdge,
  failure,
  type Interference,
  type MemoryApiOptions,
  type NetworkEdge,
  noAnswer,
  sampleRecords,
} from '@esporte-parana/sdk/testing'
import { setDay } from './clock.js'

/** A story's settings for the environment of its screen, under `parameters.backoffice`. */
export interface BackofficeParameters extends Pick<MemoryApiOptions, 'files' | 'resources'> {
  /** @default '/' */
  readonly address?: string
  /** @default true */
  readonly isSignedIn?: boolean
  /** Milliseconds until the session ends. @default eight hours */
  readonly endsIn?: number
  /** A portal's token that may only read. @default false */
  readonly isReadOnly?: boolean
  /** Calls that get another answer than the API's: `{ 'GET /pessoas': noAnswer }`. */
  readonly network?: Readonly<Record<string, Interference>>
  /** @default the sample records */
  readonly records?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

interface StoryContext {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly globals: Readonly<Record<string, unknown>>
  readonly loaded: Readonly<Record<string, unknown>>
}

/** Sets the day and starts a server for every story. It is a loader, so that play functions can use the server too. */
export function openEdge({ parameters, globals }: Pick<StoryContext, 'parameters' | 'globals'>): { readonly edge: NetworkEdge } {
  const { records = sampleRecords, network = {}, files, resources, isReadOnly } = backofficeOf(parameters)
  setDay(String(globals.day))
  // The choices of the previous story.
  localStorage.removeItem('preferences_0')
  const delay = globals.network === 'slow' ? 2_000 : 0
  const edge = createNetworkEdge(createMemoryApi({ records, files, resources, isReadOnly, delay, requiresSession: false }).fetch)
  const state = networkStates[String(globals.network)]
  if (state) for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) edge.interfere(`${method} /`, state)
  for (const [call, answer] of Object.entries(network)) edge.interfere(call, answer)
  return { edge }
}

const networkStates: Readonly<Record<string, Interference>> = { none: noAnswer, failing: () => failure(503, 'unavailable') }

/** The network of the story, for play functions that cut or slow it. */
export function edgeOf({ loaded }: Pick<StoryContext, 'loaded'>): NetworkEdge {
  return loaded.edge as NetworkEdge
}

export function backofficeOf(parameters: StoryContext['parameters']): BackofficeParameters {
  return (parameters.backoffice ?? {}) as BackofficeParameters
}
