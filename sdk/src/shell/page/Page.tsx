import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { RouteMatch } from '../../core/matchRoute.js'
import { type LoadScreen, type ScreenProps, type Route, screenOf } from '../../core/route.js'
import { type OnSettled, usePageData } from '../../data/usePageData.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isOwnPage } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { useRouteTitles } from '../../navigation/routeTitles.js'
import { ScreenTitleContext } from '../../navigation/screenTitle.js'
import { newLabel, pageLabel } from './pageLabel.js'
import type { ModuleCache } from '../route/moduleCache.js'
import { usePageText } from './pageText.js'
import { FailedScreen } from './FailedScreen.js'
import { useModule } from '../route/useModule.js'
import { useRecordAhead } from './useRecordAhead.js'
import './status.css'

interface PageProps {
  readonly cache: ModuleCache
  /** `undefined` for an unknown address. */
  readonly match: RouteMatch | undefined
  /** Called when the page is shown. */
  readonly onReady?: (() => void) | undefined
  readonly onSettled?: OnSettled | undefined
}

/** One page: its code, its title, and the placeholder or error while there is no code. */
export function Page({ cache, match, onReady, onSettled }: PageProps): ReactNode {
  const load = useScreen(match?.route)
  const loading = useModule(cache, load)
  const isSettled = loading.status !== 'loading'
  const [screenTitle, setScreenTitle] = useState<string>()
  usePageTitle(match, screenTitle)
  useRecordAhead(cache, loading.status === 'ready' ? match?.route : undefined)
  useEffect(() => {
    if (isSettled) onReady?.()
  }, [isSettled, onReady])
  const hasFailed = loading.status === 'failed'
  useEffect(() => {
    if (hasFailed) onSettled?.(new Error('The files of the page could not be loaded.'))
  }, [hasFailed, onSettled])
  if (loading.status === 'loading') return <PageSkeleton kind={match?.route.kind ?? 'public'} />
  if (loading.status === 'failed') return <FailedScreen onRetry={() => cache.retry(load)} isAgain={loading.isAgain} />
  if (!loading.value) return <FailedScreen onRetry={() => cache.retry(load)} />
  const Screen = loading.value.Screen as ComponentType<ScreenProps>
  return (
    <ScreenTitleContext value={setScreenTitle}>
      <Screen params={match?.params ?? {}} />
      {onSettled ? <PageData isAwaited={hasData(match)} onSettled={onSettled} /> : null}
    </ScreenTitleContext>
  )
}

function PageData(page: Parameters<typeof usePageData>[0]): null {
  usePageData(page)
  return null
}

/** Whether the page shows what the server has: every page but a new record, the sign-in and the 404. */
const hasData = (match: RouteMatch | undefined): boolean =>
  match?.route.screen !== undefined && match.route.kind !== 'public' && match.params.id !== 'novo'

const loadNotFound: LoadScreen = () => import('./absentScreens.js').then(({ NotFoundScreen }) => ({ Screen: NotFoundScreen }))
const loadUnavailable: LoadScreen = () => import('./absentScreens.js').then(({ UnavailableScreen }) => ({ Screen: UnavailableScreen }))

/** The screen of the address; renders again only when the screen changes. */
export function useScreen(route: Route | undefined): LoadScreen {
  const navigation = useNavigation()
  const read = () => (route ? (screenOf(route, navigation.getLocation().search) ?? loadUnavailable) : loadNotFound)
  return useSyncExternalStore((listener) => navigation.subscribe(listener), read, read)
}

/** Uses the screen's own title if it has one, for example that of an open dialog. */
function usePageTitle(match: RouteMatch | undefined, screenTitle: string | undefined): void {
  const { text } = useLocale()
  const mount = useMount()
  const titles = useRouteTitles()
  const say = usePageText()
  const kind = match && newLabel(match.route, match.params, titles)
  const page = say(match ? pageLabel(match.route, match.params, titles) : { title: 'shell.notFound.title' })
  const name = screenTitle ?? (kind ? `${page} · ${say(kind)}` : page)
  // Another team's page has its own name.
  const title = isOwnPage(mount) ? text('shell.documentTitle', { page: name }) : name
  useEffect(() => mount.setTitle(title), [mount, title])
}

/** Placeholder of a page while its code loads; CSS shows it only after a noticeable delay. */
function PageSkeleton({ kind }: { readonly kind: Route['kind'] }) {
  const { text } = useLocale()
  return (
    <div className={`ep-skeleton ep-skeleton-${kind}`}>
      <span className="ep-visually-hidden" role="status">
        {text('shell.loading')}
      </span>
      <div className="ep-skeleton-title" />
      <div className="ep-skeleton-body">
        {blocks[kind].map((block) => (
          <div key={block} className="ep-skeleton-block" />
        ))}
      </div>
    </div>
  )
}

const blocks: Readonly<Record<Route['kind'], readonly string[]>> = {
  home: ['a', 'b', 'c', 'd', 'e', 'f'],
  list: ['toolbar', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  form: ['a', 'b', 'c', 'd', 'e', 'f'],
  public: ['a'],
}
