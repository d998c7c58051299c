import { createByteSeal, type PersonKeys, type SealedBytes } from './byteSeal.js'
import { type Draft, withoutPersonal } from './draft.js'

/** A draft as IndexedDB stores it: place in clear, values encrypted. */
export type SealedDraft = Pick<Draft, 'id' | 'person' | 'route' | 'tab' | 'savedAt'> & (SealedBytes | Draft)

/** Encrypts drafts. Each person has a key that never leaves the browser and is deleted at sign-out. */
export interface DraftSeal {
  close(draft: Draft): Promise<SealedDraft>
  /** @throws when the key was deleted */
  open(draft: SealedDraft): Promise<Draft>
  drop(person: string): Promise<void>
}

/** @param subtle missing on pages without HTTPS; then documents and parents' names are left out */
export function createDraftSeal(keys: PersonKeys, subtle: SubtleCrypto | undefined): DraftSeal {
  const seal = subtle && createByteSeal(keys, subtle)
  return {
    close: async (draft) => {
      if (!seal) return withoutPersonal(draft)
      const { id, person, route, tab, savedAt } = draft
      return { id, person, route, tab, savedAt, ...(await seal.close(person, new TextEncoder().encode(JSON.stringify(draft)))) }
    },
    open: async (draft) => {
      if (!('sealed' in draft)) return draft
      if (!seal) throw new Error('drafts: the key is gone')
      return JSON.parse(new TextDecoder().decode(await seal.open(draft.person, draft))) as Draft
    },
    drop: (person) => keys.remove(person),
  }
}
