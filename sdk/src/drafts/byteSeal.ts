/** Bytes as the browser's database holds them. */
export interface SealedBytes {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

/** The keys of the people who used this browser and did not sign out. */
export interface PersonKeys {
  get(person: string): Promise<CryptoKey | undefined>
  /** @returns the key that is kept: the first one that came */
  keep(person: string, key: CryptoKey): Promise<CryptoKey>
  remove(person: string): Promise<void>
}

/** Encrypts what is kept in the browser, each person's by a key that never leaves it and ends with the sign-out. */
export interface ByteSeal {
  close(person: string, bytes: BufferSource): Promise<SealedBytes>
  /** @throws when its key is gone */
  open(person: string, sealed: SealedBytes): Promise<ArrayBuffer>
  drop(person: string): Promise<void>
}

const algorithm = 'AES-GCM'
// NIST SP 800-38D, 8.2: 96 bits, never twice under one key.
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
