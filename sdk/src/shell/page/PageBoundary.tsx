import { Component, type ReactNode } from 'react'
import { useLoaded } from '../../feedback/useLoaded.js'
import type { CrashScreenProps } from './CrashScreen.js'
import { crashCode } from './crashCode.js'

interface PageBoundaryProps {
  /** Told once for each failure, with the code that the person sees. */
  readonly onError?: ((error: unknown, code: string) => void) | undefined
  readonly children: ReactNode
}
interface PageBoundaryState {
  readonly failure: { readonly error: unknown; readonly code: string } | null
}

/** Keeps a failing page from taking the frame down with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error, code: crashCode(error, new Date()) } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error, this.state.failure?.code ?? '')
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <Crash code={failure.code} onRetry={() => this.setState({ failure: null })} />
  }
}

const loadScreen = () => import('./CrashScreen.js')

function Crash(props: CrashScreenProps) {
  const loaded = useLoaded(loadScreen, true)
  return loaded ? <loaded.CrashScreen {...props} /> : null
}

/** Fetches what a crash is told with while the page rests: it must be there when the network is not. */
export function CrashPreparation(): null {
  useLoaded(loadScreen, false)
  return null
}
