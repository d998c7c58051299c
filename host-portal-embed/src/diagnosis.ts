import { type ApiReach, askApi, noReach } from './askApi.js'
import { pageRuntime } from './configuration.js'
import type { EsporteScreen } from './EsporteScreen.js'

/** A problem for the page's developer. Codes are stable, messages may change. */
export interface Finding {
  /** A code of the page, or the last code that a screen reported: see the embedding guide. */
  readonly code: string
  readonly message: string
}

/** The result of `diagnose()`. */
export interface Diagnosis {
  /** Version of the bundle that renders the screens. */
  readonly version: string
  /** Every loader of this major version on the page: its address and its version. */
  readonly loaders: readonly { readonly address: string; readonly version: string }[]
  readonly origin: string
  /** Whether the page uses HTTPS or is on this machine. */
  readonly isSecure: boolean
  readonly api: ApiReach
  readonly screens: readonly { readonly screen: string | null; readonly record: string | null; readonly state: string | null }[]
  /** Empty when no problem was found. */
  readonly findings: readonly Finding[]
}

/** Examines the page and sends one public request to the API. */
export async function examine(): Promise<Diagnosis> {
  const { configuration, loaders, version } = pageRuntime()
  const findings: Finding[] = []
  const find = (code: Finding['code'], message: string) => {
    if (!findings.some((known) => known.code === code && known.message === message)) findings.push({ code, message })
  }
  const stopListening = listenToPolicy((directive, address) =>
    find('blocked-by-policy', `The page's policy (${directive}) keeps ${address} away. Add the product's origin to it.`),
  )
  const api = configuration ? await askApi(configuration.apiBaseUrl, find) : noReach
  stopListening()
  if (!configuration) find('not-configured', 'configure() was not called. Call it once a page, with apiBaseUrl and getToken.')
  if (new Set(loaders.values()).size > 1)
    find('version-mismatch', `The page loads several versions; ${version} came first and draws every screen. Load one.`)
  const screens = [...document.querySelectorAll<EsporteScreen>('esporte-screen')]
  // What was found above is of this moment, and says more.
  const isFound = new Set(findings.map(({ code }) => code))
  for (const screen of screens) {
    const failure = failureOf(screen)
    if (failure && !isFound.has(failure.code)) find(failure.code, failure.message)
    const ancestor = transformedAncestor(screen)
    if (ancestor)
      find(
        'transformed-ancestor',
        `<${ancestor.localName}> around a screen has a transform, a filter or containment: dialogs stand in it, not in the window.`,
      )
  }
  return {
    version,
    loaders: Array.from(loaders, ([address, itsVersion]) => ({ address, version: itsVersion })),
    origin: location.origin,
    isSecure: isSecureContext,
    api,
    screens: screens.map((element) => ({
      screen: element.getAttribute('screen'),
      record: element.getAttribute('record'),
      state: element.getAttribute('state'),
    })),
    findings,
  }
}

/** Why a screen is not shown; `undefined` when it is, or still loads. */
function failureOf(screen: EsporteScreen): Pick<Finding, 'code' | 'message'> | undefined {
  const state = screen.getAttribute('state')
  if (state === 'ready' || state === 'loading' || state === null) return undefined
  if (screen.failure || state !== 'session-expired') return screen.failure
  return { code: 'session-expired', message: 'The API accepts no token of this page. See the error events, and what getToken answers.' }
}

/** Reports requests that the page's policy blocks. @returns a function that stops listening */
function listenToPolicy(onBlocked: (directive: string, address: string) => void): () => void {
  const told = new Set<string>()
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'connect-src' || told.has(blockedURI)) return
    told.add(blockedURI)
    onBlocked(effectiveDirective, blockedURI)
  }
  document.addEventListener('securitypolicyviolation', listen)
  return () => document.removeEventListener('securitypolicyviolation', listen)
}

/** The ancestor that makes `position: fixed` relative to itself instead of the window: CSS Transforms 1, section 3, and similar rules. */
function transformedAncestor(screen: Element): Element | undefined {
  for (let element = parentOf(screen); element; element = parentOf(element)) {
    const { transform, translate, rotate, scale, perspective, filter, backdropFilter, contain } = getComputedStyle(element)
    const isHolder = [transform, translate, rotate, scale, perspective, filter, backdropFilter].some((value) => value && value !== 'none')
    if (isHolder || /paint|layout|strict|content/.test(contain)) return element
  }
  return undefined
}

function parentOf(element: Element): Element | null {
  const { parentNode } = element
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement
}
