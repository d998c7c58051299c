/** Encrypted bytes as IndexedDB stores them. */
export interface SealedBytes {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

/** Encryption keys of people who used this browser and did not sign out. */
export interface PersonKeys {
  get(person: string): Promise<CryptoKey | undefined>
  /** @returns the stored key, which is the first one kept */
  keep(person: string, key: CryptoKey): Promise<CryptoKey>
  remove(person: string): Promise<void>
}

/** Encrypts data stored in the browser. Each person has a key that never leaves the browser and is deleted at sign-out. */
export interface ByteSeal {
  close(person: string, bytes: BufferSource): Promise<SealedBytes>
  /** @throws when the key was deleted */
  open(person: string, sealed: SealedBytes): Promise<ArrayBuffer>
  drop(person: string): Promise<void>
}

const algorithm = 'AES-GCM'
// NIST SP 800-38D, 8.2: 96 bits, never used twice with one key.
const ivBytes = 12

export function createByteSeal(keys: PersonKeys, subtle: SubtleCrypto): ByteSeal {
  return {
    close: async (person, bytes) => {
      const key = (await keys.get(person)) ?? (await keys.keep(person, await newKey(subtle)))
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      return { iv, sealed: await subtle.encrypt({ name: algorithm, iv }, key, bytes) }
    },
    open: async (person, { iv, sealed }) => {
      const key = await keys.get(person)
      if (!key) throw new Error('byteSeal: the key is gone')
      return subtle.decrypt({ name: algorithm, iv }, key, sealed)
    },
    drop: (person) => keys.remove(person),
  }
}

async function newKey(subtle: SubtleCrypto): Promise<CryptoKey> {
  return subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
}
