import { TestBackoffice } from '@esporte-parana/sdk/testing'
import type { Decorator } from '@storybook/react-vite'
import { backofficeOf, edgeOf } from './edge.js'

/** Wraps every story in the real provider, with an API and a navigation in memory. */
export const withBackoffice: Decorator = (Story, { parameters, globals, loaded, id }) => {
  const { address, isSignedIn, endsIn } = backofficeOf(parameters)
  const { scheme, locale, preset, menuMode } = globals
  return (
    <TestBackoffice
      key={`${id} ${scheme} ${locale} ${preset} ${menuMode}`}
      fetch={edgeOf({ loaded }).fetch}
      address={address}
      isSignedIn={isSignedIn}
      endsIn={endsIn}
      locale={locale}
      theme={{ darkTheme: scheme === 'dark', preset, menuMode }}
    >
      <Story />
    </TestBackoffice>
  )
}
