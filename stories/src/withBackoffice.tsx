import { loadCatalogue, type Locale, type Mount, type OwnTexts, type PrimaryName, type SurfaceName } from '@esporte-parana/sdk'
import { TestBackoffice } from '@esporte-parana/sdk/testing'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useStepsAgain, useStepsDone } from './afterSteps.js'
import { backofficeOf, edgeOf } from './edge.js'
import { initialGlobals } from './globals.js'
import { InPortal } from './InPortal.js'
import './pseudo.css'
import { pseudoTexts } from './pseudoTexts.js'
import { isPlayed, shownLocale } from './shownLocale.js'

/** Wraps every story in the real provider, with an API and a navigation in memory, in the page or in a shadow root. */
export const withBackoffice: Decorator = (Story, context) => (
  <Backoffice context={context}>
    <Story />
  </Backoffice>
)

interface BackofficeProps {
  readonly context: StoryContext
  readonly children: ReactNode
}

function Backoffice({ context, children }: BackofficeProps) {
  const { parameters, globals, loaded, id, storyGlobals } = context
  const { address, isSignedIn, endsIn, isReadOnly = false } = backofficeOf(parameters)
  const { scheme, preset, primary, surface, menuMode, place, density, day, network } = globals
  const chosen = shownLocale(context, useStepsDone(id))
  const isPseudo = chosen === 'pseudo'
  const locale = (isPseudo ? 'pt-BR' : chosen) as Locale
  // Another language or look keeps what the steps have done; these make the screen anew.
  const settings = JSON.stringify([id, place, density, day, network])
  useStepsAgain(id, place === 'product' ? settings : undefined)
  const backoffice = (mount?: Mount) => (
    <TestBackoffice
      key={settings}
      fetch={edgeOf({ loaded }).fetch}
      address={withDensity(address, density)}
      {...{ isSignedIn, endsIn, locale, mount }}
      texts={isPseudo ? (loaded.texts as OwnTexts) : undefined}
      isHosted={isReadOnly || place !== 'product'}
      theme={{ darkTheme: scheme === 'dark', preset, menuMode, ...given({ primary, surface }) }}
    >
      <Direction isRightToLeft={isPseudo}>{children}</Direction>
    </TestBackoffice>
  )
  return place === 'product' ? (
    backoffice()
  ) : (
    <InPortal isHostile={place === 'hostile'} hasSteps={isPlayed(context) && storyGlobals.place === undefined}>
      {backoffice}
    </InPortal>
  )
}

/** The density stands in the address, as in a link that somebody shares: a portal's screens know no person, and no preferences. */
function withDensity(address = '/', density: string): string {
  return density === 'normal' ? address : `${address}${address.includes('?') ? '&' : '?'}densidade=${density}`
}

/** What the toolbar leaves as it begins is the person's choice, in the panel of settings. */
function given(theme: { readonly primary: PrimaryName; readonly surface: SurfaceName }): Partial<typeof theme> {
  return Object.fromEntries(Object.entries(theme).filter(([name, value]) => value !== initialGlobals[name as keyof typeof theme]))
}

/** A loader: the texts of the pseudo language. */
export async function loadPseudoTexts({
  globals,
}: {
  readonly globals: Readonly<Record<string, unknown>>
}): Promise<{ readonly texts?: OwnTexts }> {
  return globals.locale === 'pseudo' ? { texts: { 'pt-BR': pseudoTexts(await loadCatalogue('pt-BR')) } } : {}
}

function Direction({ isRightToLeft, children }: { readonly isRightToLeft: boolean; readonly children: ReactNode }) {
  // The same element in both, so that what the steps have done stays when the language changes.
  return <div {...(isRightToLeft ? { dir: 'rtl', className: 'pseudo' } : { style: { display: 'contents' } })}>{children}</div>
}
