import type { GetToken } from '@esporte-parana/sdk'
import type { ResourceMessages } from '@esporte-parana/sdk/engine'
import type { ComponentType } from 'react'
import type { Venue, VenueDraft } from '../venue/schema.js'

// Names of the host that the examples of the documentation use without importing them.
declare global {
  const getToken: GetToken
  const Home: ComponentType
  const SaveButton: ComponentType
  const showSignIn: () => void
  const restore: () => void
  const work: Promise<void>
  const isOpen: boolean
  const setOpen: (isOpen: boolean) => void
  const messages: ResourceMessages<Venue, VenueDraft>
  const venueContract: typeof import('../venue/contract.js').venueContract
  const process: { readonly env: Readonly<Record<string, string | undefined>> }
}
