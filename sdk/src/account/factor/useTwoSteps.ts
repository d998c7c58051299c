import { useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import type { Credentials } from '../../session/session.js'

/** What an authenticator application needs: the secret in base 32, and its `otpauth://` address. */
export interface OfferedFactor {
  readonly secret: string
  readonly address: string
}

/** A sign-in whose password was right, and that needs a code too. */
export interface AskedCode {
  readonly credentials: Credentials
  /** The person has no application yet, and the office demands one. */
  readonly offer?: OfferedFactor
}

type SignIn = (credentials: Credentials, signal: AbortSignal) => Promise<void>

/** A sign-in that may ask for a code after the password: `enter` sends the password, `confirm` the code. */
export function useTwoSteps(signIn: SignIn) {
  const [asked, setAsked] = useState<AskedCode>()
  return {
    asked,
    enter: (credentials: Credentials, signal: AbortSignal) =>
      signIn(credentials, signal).catch((error: unknown) => {
        const next = askedBy(error, credentials)
        if (!next) throw error
        setAsked(next)
      }),
    confirm: async (code: string, signal: AbortSignal) => {
      if (asked) await signIn({ ...asked.credentials, code }, signal)
    },
    back: () => setAsked(undefined),
  }
}

function askedBy(error: unknown, credentials: Credentials): AskedCode | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'second-factor') return { credentials }
  return error.code === 'second-factor-new' ? { credentials, offer: error.body.data as OfferedFactor } : undefined
}
