import {
  createMemoryApi,
  createNetworkEdge,
  type Interference,
  type MemoryApiOptions,
  type NetworkEdge,
  sampleRecords,
} from '@esporte-parana/sdk/testing'

/** What a story says about the world around its screen, under `parameters.backoffice`. */
export interface BackofficeParameters extends Pick<MemoryApiOptions, 'files' | 'resources'> {
  /** @default '/' */
  readonly address?: string
  /** @default true */
  readonly isSignedIn?: boolean
  /** Milliseconds until the session ends. @default eight hours */
  readonly endsIn?: number
  /** Calls that get something else than the API's answer: `{ 'GET /pessoas': noAnswer }`. */
  readonly network?: Readonly<Record<string, Interference>>
  /** @default the sample records */
  readonly records?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

interface StoryContext {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly loaded: Readonly<Record<string, unknown>>
}

/** A server of its own for every story: a loader, so that play functions reach it too. */
export function openEdge({ parameters }: Pick<StoryContext, 'parameters'>): { readonly edge: NetworkEdge } {
  const { records = sampleRecords, network = {}, files, resources } = backofficeOf(parameters)
  // What somebody chose in one story is nobody's choice in the next.
  localStorage.removeItem('preferences_0')
  const edge = createNetworkEdge(createMemoryApi({ records, files, resources, requiresSession: false }).fetch)
  for (const [call, answer] of Object.entries(network)) edge.interfere(call, answer)
  return { edge }
}

/** Where a play function cuts or slows the network of its story. */
export function edgeOf({ loaded }: Pick<StoryContext, 'loaded'>): NetworkEdge {
  return loaded.edge as NetworkEdge
}

export function backofficeOf(parameters: StoryContext['parameters']): BackofficeParameters {
  return (parameters.backoffice ?? {}) as BackofficeParameters
}
