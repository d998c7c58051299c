// Tokens do not depend on the clock, but texts such as "two hours ago" do.
const toleratedSeconds = 120

/** What the API tells everybody who asks. */
export interface ApiReach {
  readonly address: string | null
  /** Version of the server; null when this page cannot read its answer. */
  readonly version: string | null
  /** Seconds by which this computer's clock is ahead of the server's; null when unknown. */
  readonly clockAheadSeconds: number | null
  /** Origin of the frames that portals may show; null where there is none, or when unknown. */
  readonly frameOrigin: string | null
}

interface Answer {
  readonly data?: { readonly version?: unknown; readonly isOriginKnown?: unknown; readonly frameOrigin?: unknown }
}

/** Asks the API for its version, and tells why this page could not use it. It never rejects. */
export async function askApi(address: string, find: (code: string, message: string) => void): Promise<ApiReach> {
  const question = `${address.replace(/(?<!\/)\/+$/, '')}/versao`
  try {
    const response = await fetch(question, { cache: 'no-store' })
    const { data } = (await response.json()) as Answer
    if (data?.isOriginKnown === false)
      find('origin-refused', `${address} does not know ${location.origin}. Register the portal with this origin.`)
    if (data?.version === undefined) find('api-foreign', foreign(address))
    const told = Date.parse(response.headers.get('Date') ?? '')
    const clockAheadSeconds = Number.isNaN(told) ? null : Math.round((Date.now() - told) / 1000)
    if (clockAheadSeconds !== null && Math.abs(clockAheadSeconds) > toleratedSeconds)
      find(
        'clock-skew',
        `The clock of this computer is ${Math.abs(clockAheadSeconds)} seconds ${clockAheadSeconds > 0 ? 'ahead' : 'behind'}.`,
      )
    return { address, version: textIn(data?.version), clockAheadSeconds, frameOrigin: textIn(data?.frameOrigin) }
  } catch {
    // Only our API lets every page read this answer; a `no-cors` request shows whether anything responds at all.
    const isThere = await fetch(question, { mode: 'no-cors', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (isThere) find('api-foreign', foreign(address))
    else find('api-unreachable', `${address} does not answer. Is the address right, and the product running?`)
    return { ...noReach, address }
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null)

/** Nothing is known of the API. */
export const noReach: ApiReach = { address: null, version: null, clockAheadSeconds: null, frameOrigin: null }

const foreign = (address: string) => `${address} answers, but not as this API. Is the path right? It ends with /api/admin/v1.`
