import type { GetToken } from '@esporte-parana/sdk'
import type { ComponentType } from 'react'

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
  const process: { readonly env: Readonly<Record<string, string | undefined>> }
}
