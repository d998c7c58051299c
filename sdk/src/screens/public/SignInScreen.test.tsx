import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import { BackofficeProvider } from '../../provider/BackofficeProvider.js'
import { createHostSession } from '../../session/createHostSession.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { SignInScreen } from './SignInScreen.js'

let root: Root
afterEach(() => root.unmount())

it.each(['/login', '/recuperar-senha'])('shows no password form at %s under a host’s session, where none could work', async (address) => {
  const navigation = createMemoryNavigation(address)
  const session = createHostSession({ getToken: async () => ({ token: 't', expiresIn: 600 }) })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={createMemoryApi({ requiresSession: false }).fetch} {...{ navigation, session }}>
      <SignInScreen />
    </BackofficeProvider>,
  )
  await expect.poll(() => navigation.getLocation().pathname).toBe('/dashboard')
  expect(page.getByLabelText('Senha').elements()).toEqual([])
})
