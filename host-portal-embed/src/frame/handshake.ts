import { isRecord } from './calls.js'

const repeatMilliseconds = 100

/** Who speaks with whom. */
export interface Parties {
  /** The window of the other side. */
  readonly other: Window
  /** Its origin. */
  readonly origin: string
  /** 128 bits in hexadecimal that only the page and its frame know. */
  readonly nonce: string
}

/** Waits in the page for the frame's hello, and hands it its end of a channel, once. Called before the frame gets its address. */
export function handPort(frame: HTMLIFrameElement, { origin, nonce }: Omit<Parties, 'other'>, signal: AbortSignal): Promise<MessagePort> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const listen = ({ data, source, origin: from }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || from !== origin || !isRecord(data) || data['hello'] !== nonce) return
      heard.abort()
      const { port1, port2 } = new MessageChannel()
      frame.contentWindow?.postMessage({ welcome: nonce }, origin, [port2])
      signal.addEventListener('abort', () => port1.close())
      resolve(port1)
    }
    addEventListener('message', listen, { signal: AbortSignal.any([signal, heard.signal]) })
  })
}

/** Says hello in the frame until the page has handed over its end of the channel. */
export function takePort({ other, origin, nonce }: Parties): Promise<MessagePort> {
  return new Promise((resolve) => {
    const hello = () => other.postMessage({ hello: nonce }, origin)
    const repeating = setInterval(hello, repeatMilliseconds)
    const listen = ({ data, source, origin: from, ports: [port] }: MessageEvent<unknown>) => {
      if (source !== other || from !== origin || !isRecord(data) || data['welcome'] !== nonce || !port) return
      clearInterval(repeating)
      removeEventListener('message', listen)
      resolve(port)
    }
    addEventListener('message', listen)
    hello()
  })
}
