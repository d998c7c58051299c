import { Component, type ReactNode } from 'react'
import { MissingPart } from '../../core/errors.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import type { CrashScreenProps } from './CrashScreen.js'
import { crashCode } from './crashCode.js'
import { FailedScreen } from './FailedScreen.js'

interface PageBoundaryProps {
  /** Called once per failure, with the code shown to the user. */
  readonly onError?: ((error: unknown, code: string) => void) | undefined
  readonly children: ReactNode
}
interface PageBoundaryState {
  readonly failure: { readonly error: unknown; readonly code: string } | null
}

/** Keeps a failing page from breaking the frame, and draws a page anew whose texts somebody else replaced. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error, code: crashCode(error, new Date()) } }
  }

  /** When it was last drawn anew, in milliseconds. */
  private redrawnAt = Number.NEGATIVE_INFINITY

  override componentDidCatch(error: unknown): void {
    if (isForeignChange(error) && performance.now() - this.redrawnAt > redrawPause) {
      this.redrawnAt = performance.now()
      this.tryAgain()
      return
    }
    this.props.onError?.(error, this.state.failure?.code ?? '')
  }

  private readonly tryAgain = () => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    const { error, code } = failure
    if (!(error instanceof MissingPart)) return <Crash code={code} onRetry={this.tryAgain} />
    const retry = async () => {
      const hasCome = await error.retry()
      if (hasCome) this.tryAgain()
      return hasCome
    }
    return <FailedScreen onRetry={retry} />
  }
}

/** A page that fails again this soon is not drawn anew. */
const redrawPause = 2000

/** A translator or an extension took texts out of the page that React wanted to remove. Drawn anew, the page has its own again. */
const isForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'

const loadScreen = () => import('./CrashScreen.js')

function Crash(props: CrashScreenProps) {
  const loaded = useLoaded(loadScreen, true)
  return loaded ? <loaded.CrashScreen {...props} /> : null
}

/** Loads the error screen while the page rests, because it must work offline. */
export function CrashPreparation(): null {
  useLoaded(loadScreen, false)
  return null
}
