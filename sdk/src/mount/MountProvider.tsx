import { createContext, type ReactNode, useContext } from 'react'
import type { Mount } from './mount.js'

const MountContext = createContext<Mount | undefined>(undefined)

interface MountProviderProps {
  readonly mount: Mount
  readonly children: ReactNode
}

export function MountProvider({ mount, children }: MountProviderProps) {
  return <MountContext value={mount}>{children}</MountContext>
}

/** Returns the place where the product is mounted. */
export function useMount(): Mount {
  const mount = useContext(MountContext)
  if (!mount) throw new Error('useMount needs <MountProvider>. Wrap the screen in <BackofficeProvider>.')
  return mount
}
