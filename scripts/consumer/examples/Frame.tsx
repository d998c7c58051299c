import type { ReactNode } from 'react'

/** The component that `docs/layout.md` loads. */
export const Frame = ({ children }: { readonly children: ReactNode }) => <>{children}</>
