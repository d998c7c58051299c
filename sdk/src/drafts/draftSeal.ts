import { type Draft, withoutPersonal } from './draft.js'

/** A draft as the browser's database holds it: where it belongs in clear, what was typed encrypted. */
export type SealedDraft = Pick<Draft, 'id' | 'person' | 'route' | 'tab' | 'savedAt'> &
  ({ readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer } | Draft)

/** The keys of the people who used this browser and did not sign out. */
export interface DraftKeys {
  get(person: string): Promise<CryptoKey | undefined>
  /** @returns the key that is kept: the first one that came */
  keep(person: string, key: CryptoKey): Promise<CryptoKey>
  remove(person: string): Promise<void>
}

/** Encrypts drafts, each person's by a key that never leaves the browser and ends with the sign-out. */
export interface DraftSeal {
  close(draft: Draft): Promise<SealedDraft>
  /** @throws when its key is gone */
  open(draft: SealedDraft): Promise<Draft>
  drop(person: string): Promise<void>
}

const algorithm = 'AES-GCM'
// NIST SP 800-38D, 8.2: 96 bits, never twice under one key.
const ivBytes = 12

/** @param subtle missing on pages without HTTPS: there documents and names of parents are left out instead */
export function createDraftSeal(keys: DraftKeys, subtle: SubtleCrypto | undefined): DraftSeal {
  return {
    close: async (draft) => {
      if (!subtle) return withoutPersonal(draft)
      const { id, person, route, tab, savedAt } = draft
      const key = (await keys.get(person)) ?? (await keys.keep(person, await newKey(subtle)))
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const sealed = await subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(JSON.stringify(draft)))
      return { id, person, route, tab, savedAt, iv, sealed }
    },
    open: async (draft) => {
      if (!('sealed' in draft)) return draft
      const key = await keys.get(draft.person)
      if (!subtle || !key) throw new Error('drafts: the key is gone')
      const opened = await subtle.decrypt({ name: algorithm, iv: draft.iv }, key, draft.sealed)
      return JSON.parse(new TextDecoder().decode(opened)) as Draft
    },
    drop: (person) => keys.remove(person),
  }
}

async function newKey(subtle: SubtleCrypto): Promise<CryptoKey> {
  return subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
}
