import { askApi } from '../askApi.js'
import { pageRuntime, sharedInPage, whenConfiguredAnew } from '../configuration.js'
import type { Failure } from '../failures.js'
import type { MountedScreen, MountIntoOptions } from '../mountInto.js'
import { adoptHostStyles } from '../styles.js'
import { type Acts, type Calls, speak } from './calls.js'
import { handPort } from './handshake.js'
import { newSecret } from './hex.js'
import { fitsPage, type Look, type ToFrame, type ToPage } from './messages.js'
import { fitHeight, keepSight, watchHiddenParts } from './room.js'

/** A frame of a machine that is slow is silent for some seconds. */
const patienceMilliseconds = 20_000
/** What a screen needs: its own storage, downloads, new tabs, questions before closing. It cannot lead the page elsewhere. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox'

/** Shows the screen at `path` in a frame of another origin, whose content the page cannot read. Otherwise it is what `mountInto` does. */
export async function mountInFrame(shadow: ShadowRoot, options: MountIntoOptions): Promise<MountedScreen | undefined> {
  const { signal } = options
  adoptHostStyles(shadow)
  const address = await frameAddress()
  const place = options.addresses.queryKey ? (await import('./followAddress.js')).followAddress(options) : undefined
  if (signal.aborted) return undefined
  const frame = shadow.ownerDocument.createElement('iframe')
  const nonce = newSecret()
  const stay = new AbortController()
  signal.addEventListener('abort', () => stay.abort())
  stay.signal.addEventListener('abort', () => frame.remove())
  const handed = handPort(frame, { origin: address.origin, nonce }, stay.signal)
  frame.setAttribute('sandbox', sandbox)
  // Until the screen tells its own.
  frame.title = 'Esporte Paraná'
  frame.allow = 'geolocation; camera; clipboard-write'
  // With a second document the channel is gone, which was the first one's.
  let loads = 0
  frame.addEventListener('load', () => (loads += 1) === 2 && options.onFailure(leftFailure), { signal: stay.signal })
  frame.src = `${address.href}#${new URLSearchParams({ nonce, page: location.origin }).toString()}`
  shadow.replaceChildren(...shadow.querySelectorAll('slot[name=loading]'), frame)
  const port = await answered(handed, address.origin, stay)
  if (signal.aborted) return undefined
  const calls: Calls<ToFrame> = speak(port, fitsPage, hear(frame, options, place?.follow))
  calls.tell('begin', beginning(options, place?.path))
  place?.begin(calls)
  const stops = [
    whenConfiguredAnew(() => calls.tell('look', look())),
    watchHiddenParts(frame, (parts) => calls.tell('view', parts)),
    () => place?.stop(),
  ]
  stay.signal.addEventListener('abort', () => stops.forEach((stop) => stop()))
  return {
    navigate: (path) => calls.tell('navigate', { path, isReturn: false }),
    canLeave: async () => (await calls.ask('mayLeave', true)) === true,
    setLocale: (locale) => calls.tell('locale', locale ?? ''),
  }
}

/** What the page does with the words of its frame. */
function hear(frame: HTMLIFrameElement, options: MountIntoOptions, follow?: (move: ToPage['move']) => void): Acts<ToPage> {
  const { edits } = options
  const sight = keepSight(frame, pathOf(options.path))
  const fit = fitHeight(frame, sight.grown)
  let path = pathOf(options.path)
  const note = (name: string, detail: { readonly [part: string]: unknown }) => {
    if (name === 'height') fit(detail['height'])
    else if (name === 'layer') frame.toggleAttribute('data-layer', detail['open'] === true)
    else if (name === 'title') frame.title = String(detail['title'])
    else if (name === 'unsaved-changes') {
      edits.isUnsaved = detail['unsaved'] === true
      if (edits.isUnsaved) edits.typed.add(path)
    }
  }
  return {
    state: options.onState,
    event: ({ name, detail }) => {
      note(name, detail)
      options.onEvent(name, detail as never)
    },
    leave: options.onNavigate,
    failure: options.onFailure,
    trouble: ({ isKnown, ...failure }) => options.onTrouble(failure, isKnown),
    move: (move) => {
      path = pathOf(move.path)
      sight.moved(path, move.how === 'back')
      options.onMove(move.path, move.how)
      follow?.(move)
    },
    token: (reason) => pageRuntime().configuration?.getToken({ reason, signal: options.signal }),
  }
}

const pathOf = (address: string) => address.replace(/\?.*/, '')

/** The address of frames, which the API of the product knows. @throws Failure when there is none for this page */
async function frameAddress(): Promise<URL> {
  const { address, configuration } = pageRuntime()
  const base = configuration?.apiBaseUrl ?? ''
  if (!navigator.onLine) throw failure('offline', 'The browser has no network. The screen loads when it is back.')
  let refusal: Error | undefined
  const { frameOrigin } = await askApi(base, (code, message) => {
    if (code !== 'clock-skew') refusal ??= failure(code, message)
  })
  if (refusal) throw refusal
  if (!frameOrigin)
    throw failure(
      'isolation-unavailable',
      `${base} has no origin for frames. Start the product with FRAME_PORT and FRAME_ORIGIN, or use "shadow".`,
    )
  if (frameOrigin === location.origin)
    throw failure(
      'frame-same-origin',
      `The frame's origin ${frameOrigin} is the page's own, which could read the frame. Give frames another.`,
    )
  // The loader's own version, or the current one where the page keeps the loader itself.
  const version = /\/embed\/([^/]+)\//.exec(address)?.[1] ?? 'v1'
  return new URL(`/embed/${version}/frame.html`, frameOrigin)
}

/** @throws Failure when the frame is silent */
async function answered(handed: Promise<MessagePort>, origin: string, stay: AbortController): Promise<MessagePort> {
  const advice = `Is ${origin} in frame-src of the page's policy, and ${location.origin} registered, like every page around it?`
  const waiting = new AbortController()
  const { signal } = waiting
  stay.signal.addEventListener('abort', () => waiting.abort(), { signal })
  const silent = new Promise<never>((_, reject) => {
    const fail = () => reject(failure('frame-silent', `The frame of ${origin} does not answer. ${advice}`))
    const patience = setTimeout(fail, patienceMilliseconds)
    signal.addEventListener('abort', () => clearTimeout(patience))
    const look = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      /^(?:frame|child)-src$/.test(effectiveDirective) && blockedURI.startsWith(origin) && fail()
    document.addEventListener('securitypolicyviolation', look, { signal })
  })
  try {
    return await Promise.race([handed, silent])
  } catch (error) {
    stay.abort()
    throw error
  } finally {
    waiting.abort()
  }
}

const leftFailure: Failure = {
  code: 'frame-left',
  message: 'The frame was loaded anew, or led elsewhere. reload() shows the screen again.',
}

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

function look(): Look {
  const { locale, theme, texts } = pageRuntime().configuration ?? {}
  return { locale, theme, texts }
}

function beginning({ path, locale = '', addresses, edits }: MountIntoOptions, ownPath = path): ToFrame['begin'] {
  const { queryKey, productUrl } = addresses
  return {
    path: ownPath,
    locale,
    look: look(),
    links: queryKey
      ? { page: location.href, queryKey }
      : { productUrl: new URL(productUrl ?? '../../', productUrl ? document.baseURI : pageRuntime().address).href },
    typed: [...edits.typed],
    isUnsaved: edits.isUnsaved,
    memory: sharedInPage('frame memory', () => ({ page: newSecret(), key: newSecret() })),
  }
}
