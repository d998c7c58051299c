import type { ReactNode } from 'react'

/** What `docs/layout.md` loads. */
export const Frame = ({ children }: { readonly children: ReactNode }) => <>{children}</>
