import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createPlaces } from '../http/places.js'

// OWASP's recommendation for scrypt, with 32 MiB of memory for each sign-in.
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 128 * 1024 * 1024 }
const keyLength = 32

/** The hash as `scrypt$N$r$p$salt$key`. It contains the costs, so that these can grow while old hashes stay valid. */
export async function hashPassword(password: string, { N }: { readonly N: number } = cost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { ...cost, N })
  return ['scrypt', N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether `password` is the hashed one. Without a hash it returns false after the same time, so that attackers cannot find out which users
 * exist.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (hash ?? '').split('$')
  if (!key) {
    await derive(password, Buffer.alloc(16), cost)
    return false
  }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { ...cost, N: Number(n), r: Number(r), p: Number(p) })
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'))
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

function derive(password: string, salt: Buffer, options: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
