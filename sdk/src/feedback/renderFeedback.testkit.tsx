import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { page } from 'vitest/browser'
import { LocaleProvider } from '../locale/LocaleProvider.js'
import { catalogue } from '../locale/pt-BR/catalogue.js'
import { documentMount } from '../mount/documentMount.js'
import { MountProvider } from '../mount/MountProvider.js'
import { shadowMount } from '../mount/shadowMount.js'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { NavigationProvider } from '../navigation/NavigationProvider.js'
import { ThemeProvider } from '../theme/ThemeProvider.js'
import { createThemeStore } from '../theme/themeStore.js'
import type { ToastPosition } from './feedback.js'
import { FeedbackProvider } from './FeedbackProvider.js'

interface RenderOptions {
  readonly place?: 'page' | 'shadow'
  readonly toastPosition?: ToastPosition
  readonly isTextKept?: boolean
}

/** Renders components with all providers of feedback. @returns a function that removes them */
export async function renderFeedback(
  children: ReactNode,
  { place = 'page', toastPosition, isTextKept }: RenderOptions = {},
): Promise<() => void> {
  await page.viewport(1000, 700)
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = place === 'shadow' ? host.attachShadow({ mode: 'open' }) : undefined
  const mount = shadow ? shadowMount(shadow) : documentMount()
  if (shadow) for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) shadow.append(style.cloneNode(true))
  const root = createRoot(shadow ? shadow.insertBefore(document.createElement('div'), mount.portal) : host)
  root.render(
    <MountProvider mount={mount}>
      <ThemeProvider store={createThemeStore()} mount={mount} locale="pt-BR">
        <LocaleProvider catalogue={catalogue}>
          <NavigationProvider navigation={createMemoryNavigation()}>
            <FeedbackProvider toastPosition={toastPosition} isTextKept={isTextKept}>
              {children}
            </FeedbackProvider>
          </NavigationProvider>
        </LocaleProvider>
      </ThemeProvider>
    </MountProvider>,
  )
  return () => {
    root.unmount()
    mount.portal.remove()
    host.remove()
  }
}
