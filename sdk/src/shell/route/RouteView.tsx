import '../page/page.css'
import { type ComponentType, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { matchRoute, type RouteMatch } from '../../core/matchRoute.js'
import type { Route } from '../../core/route.js'
import { useDelay } from '../../feedback/useDelay.js'
import { usePrefetchedTexts } from '../../feedback/usePrefetchedTexts.js'
import { withTexts } from '../../locale/withTexts.js'
import { isOwnPage } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { type OnSelected, SelectedContext } from '../../mount/selected.js'
import { usePathname } from '../../navigation/NavigationProvider.js'
import { RouteTableProvider } from '../../navigation/routeTable.js'
import { useSession } from '../../session/SessionProvider.js'
import { Arrival } from './Arrival.js'
import { CurrentPageContext } from '../page/currentPage.js'
import { createModuleCache, type ModuleCache } from './moduleCache.js'
import { Page, useScreen } from '../page/Page.js'
import { CrashPreparation, PageBoundary } from '../page/PageBoundary.js'
import { Redirect, useRedirectTarget } from './Redirect.js'
import { RouteTitleProvider } from '../../navigation/routeTitles.js'
import { FailedScreen } from '../page/FailedScreen.js'
import { useModule } from './useModule.js'

/** Props of a frame. */
export interface FrameProps {
  /** The current page; `undefined` for an unknown address. */
  readonly match: RouteMatch | undefined
  /** The page. */
  readonly children: ReactNode
}

/** Loads the frame of every page after sign-in, from its own chunk. */
export type LoadFrame = () => Promise<{ readonly Frame: ComponentType<FrameProps> }>

/** Loads the table of all pages from its own chunk, because sign-in does not need it. */
export type LoadRoutes = () => Promise<{ readonly routes: readonly Route[] }>

/** Props of the route view: the pages and their frame. */
export interface RouteViewProps {
  /** The pages by their addresses; any other address is not found. */
  readonly routes: readonly Route[]
  /** Loads all pages when `routes` holds only the public ones. @default `routes` holds all */
  readonly more?: LoadRoutes
  /** Loads the frame, which sign-in does not need. @default no frame */
  readonly frame?: LoadFrame
  /** Called when a page is shown, so that the HTML's placeholder can go. */
  readonly onReady?: () => void
  /** Called when the data of the page has arrived, or, with the error, when it could not be read; again after a retry. */
  readonly onSettled?: (error?: unknown) => void
  /** Called with the ids when the person ticks records of a list, and when none is ticked any more. */
  readonly onSelected?: OnSelected
  /** Called when a page failed, with the code shown to the user. */
  readonly onError?: (error: unknown, code: string) => void
}

/** The page of the current address: matched, guarded, loaded, and framed after sign-in. */
export function RouteView({ routes: atHand, more: givenMore, frame: givenFrame, onReady, onSettled, onSelected, onError }: RouteViewProps) {
  const more = useFirst(givenMore)
  const frame = useFirst(givenFrame)
  const pathname = usePathname()
  const { state } = useSession()
  const [cache] = useState(createModuleCache)
  const isEnough = state.status !== 'signed-in' && matchRoute(atHand, pathname) !== undefined
  const all = useModule(cache, isEnough ? undefined : more)
  const routes = (all.status === 'ready' && all.value?.routes) || atHand
  const page = useRef<HTMLDivElement>(null)
  const current = useMemo(() => ({ routes, match: matchRoute(routes, pathname) }), [routes, pathname])
  const { match } = current
  const kind = match?.route.kind
  const target = useRedirectTarget(kind)
  // A host's session that expired keeps its page: mounting it again would lose typed text and ask for another token, again and again.
  const isIn = state.status === 'signed-in' || (state.status === 'expired' && state.isHostSupplied)
  // The host is leading away: a page would ask for another token.
  const isLeaving = state.status === 'signed-out' && state.isHostSupplied && state.isDeliberate
  const isInside = isIn && kind !== 'public'
  const isFramed = frame !== undefined && isInside
  const screen = useScreen(match?.route)
  // The parts are nested, but load in parallel.
  useModule(cache, isFramed ? frame : undefined)
  useModule(cache, match && target === undefined ? screen : undefined)
  const content = (
    <div className="ep-page" ref={page}>
      <PageBoundary key={pathname} onError={onError}>
        {all.status === 'failed' && more ? (
          <FailedRoutes onReady={onReady} onRetry={() => cache.retry(more)} />
        ) : (
          <SelectedContext value={onSelected}>
            <Page cache={cache} match={match} onReady={onReady} onSettled={onSettled} />
          </SelectedContext>
        )}
      </PageBoundary>
    </div>
  )
  // An error around the page must still show a message.
  const fail = (error: unknown, code: string) => {
    onReady?.()
    onError?.(error, code)
  }
  const Around = isInside ? Inside : Fragment
  return (
    <RouteTableProvider value={routes}>
      <CurrentPageContext value={current}>
        {all.status === 'loading' && more && <LongWait onReady={onReady} onRetry={() => cache.retry(more)} />}
        {target === undefined && !isLeaving && all.status !== 'loading' && (
          <RouteTitleProvider>
            <PageBoundary onError={fail}>
              <Around>
                {isFramed ? (
                  <Framed load={frame} cache={cache} match={match}>
                    {content}
                  </Framed>
                ) : (
                  // Typing here means a sign-in, so the pages and their frame load meanwhile.
                  <Unframed
                    isPublic={!match || kind === 'public'}
                    onInput={() => [more, frame].forEach((load) => load && cache.read<unknown>(load))}
                  >
                    {content}
                  </Unframed>
                )}
              </Around>
            </PageBoundary>
          </RouteTitleProvider>
        )}
        <Redirect kind={kind} target={target} />
        <Arrival page={page} />
        <CrashPreparation />
      </CurrentPageContext>
    </RouteTableProvider>
  )
}

/**
 * The loader of the first render. A host that writes it inline passes a new function at each of its renders, and what that loads would replace the
 * open page, with what is typed in it.
 */
function useFirst<Load>(load: Load | undefined): Load | undefined {
  const [first, setFirst] = useState<{ readonly load: Load | undefined }>({ load })
  if (Boolean(first.load) !== Boolean(load)) setFirst({ load })
  return load && (first.load ?? load)
}

/** The part of the product after sign-in, rendered once its texts are loaded. */
const Inside = withTexts(['inside'], ({ children }: { readonly children: ReactNode }) => children)

interface UnframedProps {
  readonly isPublic: boolean
  readonly onInput: () => void
  readonly children: ReactNode
}

function Unframed({ isPublic, onInput, children }: UnframedProps) {
  usePrefetchedTexts('inside')
  // A host's page already has a main landmark.
  const Main = isOwnPage(useMount()) ? 'main' : 'div'
  return (
    <Main className={isPublic ? 'ep-public' : 'ep-public ep-unframed'} onInput={onInput}>
      {children}
    </Main>
  )
}

interface FailedRoutesProps extends Pick<RouteViewProps, 'onReady'> {
  readonly onRetry: () => Promise<boolean>
}

function FailedRoutes({ onReady, onRetry }: FailedRoutesProps) {
  useEffect(() => onReady?.(), [onReady])
  return <FailedScreen onRetry={onRetry} />
}

/** Milliseconds after which a page of which nothing has come offers a way on. */
const patience = 15_000

/** Shows nothing while the code of the page comes; a network that answers nothing must not leave an empty page. */
function LongWait(props: FailedRoutesProps) {
  return useDelay(true, patience) ? <FailedRoutes {...props} /> : null
}

interface FramedProps extends FrameProps {
  readonly load: LoadFrame
  readonly cache: ModuleCache
}

function Framed({ load, cache, match, children }: FramedProps): ReactNode {
  const loading = useModule(cache, load)
  usePrefetchedTexts('records', loading.status === 'ready')
  if (loading.status === 'loading') return <LongWait onRetry={() => cache.retry(load)} />
  if (loading.status === 'failed' || !loading.value) return <FailedScreen onRetry={() => cache.retry(load)} />
  const { Frame } = loading.value
  return <Frame match={match}>{children}</Frame>
}
