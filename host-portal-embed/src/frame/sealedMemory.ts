import type { TextMemory } from '@esporte-parana/sdk'
import { fromHex, toHex } from './hex.js'

const prefix = 'esporte-texto'
// NIST SP 800-38D, 8.2: 96 bits, never used twice with one key.
const ivBytes = 12

/**
 * Keeps unsaved texts in the tab's storage of the frame's origin, for the next frame of the same page: when a page moves a frame, browsers load it
 * anew. They are sealed with a key that only the page's memory has, so nobody can read what is left when the page is gone. What other pages
 * left is removed.
 * @param page names the page
 * @param key 128 bits in hexadecimal
 */
export function createSealedMemory({ page, key }: { readonly page: string; readonly key: string }): TextMemory {
  const storage = sessionStorage
  const own = `${prefix}:${page}:`
  for (const name of Object.keys(storage)) if (name.startsWith(prefix) && !name.startsWith(own)) storage.removeItem(name)
  const secret = crypto.subtle.importKey('raw', fromHex(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  const seal = async (text: unknown) => {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await secret, new TextEncoder().encode(JSON.stringify(text)))
    return toHex(iv) + toHex(new Uint8Array(sealed))
  }
  const open = async (kept: string): Promise<unknown> => {
    const bytes = fromHex(kept)
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, ivBytes) }, await secret, bytes.slice(ivBytes))
    return JSON.parse(new TextDecoder().decode(text))
  }
  /** Numbers of the latest text of each id: a slower one is not kept over it. */
  const latest = new Map<string, number>()
  const turn = (id: string) => {
    const number = (latest.get(id) ?? 0) + 1
    latest.set(id, number)
    return () => latest.get(id) === number
  }
  return {
    read: async () => {
      const kept = Object.keys(storage).filter((name) => name.startsWith(own))
      return Promise.all(kept.map((name) => open(storage.getItem(name) ?? ''))).catch(() => [])
    },
    write: async (id, text) => {
      const isLatest = turn(id)
      // Memory has the text too; a full storage, or none, is no reason to stop.
      await seal(text)
        .then((sealed) => isLatest() && storage.setItem(own + id, sealed))
        .catch(() => undefined)
    },
    remove: (id) => {
      turn(id)
      storage.removeItem(own + id)
    },
  }
}
