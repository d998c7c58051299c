import {
  createMemoryApi,
  createNetworkEdge,
  type Interference,
  type MemoryApiOptions,
  type NetworkEdge,
  sampleRecords,
} from '@esporte-parana/sdk/testing'

/** A story's settings for the environment of its screen, under `parameters.backoffice`. */
export interface BackofficeParameters extends Pick<MemoryApiOptions, 'files' | 'resources'> {
  /** @default '/' */
  readonly address?: string
  /** @default true */
  readonly isSignedIn?: boolean
  /** Milliseconds until the session ends. @default eight hours */
  readonly endsIn?: number
  /** Calls that get another answer than the API's: `{ 'GET /pessoas': noAnswer }`. */
  readonly network?: Readonly<Record<string, Interference>>
  /** @default the sample records */
  readonly records?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

interface StoryContext {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly loaded: Readonly<Record<string, unknown>>
}

/** Starts a server for every story. It is a loader, so that play functions can use the server too. */
export function openEdge({ parameters }: Pick<StoryContext, 'parameters'>): { readonly edge: NetworkEdge } {
  const { records = sampleRecords, network = {}, files, resources } = backofficeOf(parameters)
  // Removes the choices of the previous story.
  localStorage.removeItem('preferences_0')
  const edge = createNetworkEdge(createMemoryApi({ records, files, resources, requiresSession: false }).fetch)
  for (const [call, answer] of Object.entries(network)) edge.interfere(call, answer)
  return { edge }
}

/** The network of the story, for play functions that cut or slow it. */
export function edgeOf({ loaded }: Pick<StoryContext, 'loaded'>): NetworkEdge {
  return loaded.edge as NetworkEdge
}

export function backofficeOf(parameters: StoryContext['parameters']): BackofficeParameters {
  return (parameters.backoffice ?? {}) as BackofficeParameters
}
