import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createPlaces } from '../http/places.js'

/** Memory in KiB and passes of Argon2id. */
interface Cost {
  readonly memory: number
  readonly passes: number
}

// OWASP's recommendation for Argon2id: 19 MiB for each sign-in. It takes a fifth of scrypt's time at the cost that OWASP gives for that.
const cost: Cost = { memory: 19_456, passes: 2 }
const keyLength = 32
const noHash = stored(cost, Buffer.alloc(16), Buffer.alloc(keyLength))

/** The hash in the PHC string format, `$argon2id$v=19$m=19456,t=2,p=1$salt$key`. It contains the cost, so that this can grow while old hashes stay valid. */
export async function hashPassword(password: string, ownCost: Cost = cost): Promise<string> {
  const salt = randomBytes(16)
  return stored(ownCost, salt, await argon2Key(password, salt, ownCost))
}

/**
 * Whether `password` is the hashed one. Without a hash it returns false after the same time, so that attackers cannot find out which users
 * exist.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const text = hash || noHash
  const [, , , , salt = '', key = ''] = text.split('$')
  const derived = await (isOutdated(text) ? scryptKey(password, text) : argon2Key(password, Buffer.from(salt, 'base64'), costOf(text)))
  const expected = Buffer.from(key, isOutdated(text) ? 'base64url' : 'base64')
  return timingSafeEqual(derived, expected) && text === hash
}

/** Whether a hash is of before Argon2id, `scrypt$N$r$p$salt$key`, and is replaced at the next sign-in. */
export function isOutdated(hash: string): boolean {
  return hash.startsWith('scrypt$')
}

export type Verify = typeof verifyPassword

/** Passwords checked at the same time: each uses one of Node's four threads, which file access and compression need too. */
const maxAtOnce = 3

/** `verifyPassword` for a whole server: further calls wait in line. */
export function createVerifier(): Verify {
  const places = createPlaces(maxAtOnce)
  return async (password, hash) => {
    const leave = await places()
    return verifyPassword(password, hash).finally(leave)
  }
}

function stored({ memory, passes }: Cost, salt: Buffer, key: Buffer): string {
  const [saltText, keyText] = [salt, key].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${saltText}$${keyText}`
}

function costOf(hash: string): Cost {
  const [, memory, passes] = /\$m=(\d+),t=(\d+),p=1\$/.exec(hash) ?? []
  return { memory: Number(memory), passes: Number(passes) }
}

function argon2Key(password: string, nonce: Buffer, { memory, passes }: Cost): Promise<Buffer> {
  const message = password.normalize('NFC')
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: keyLength }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function scryptKey(password: string, hash: string): Promise<Buffer> {
  const [, N, r, p, salt = ''] = hash.split('$')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: 128 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), Buffer.from(salt, 'base64url'), keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
