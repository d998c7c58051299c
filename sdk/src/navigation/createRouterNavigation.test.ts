import { describe, expect, it, vi } from 'vitest'
import { createRouterNavigation } from './createRouterNavigation.js'
import { fakeDataRouter } from './fakeDataRouter.testkit.js'
import { testNavigation } from './testNavigation.testkit.js'

/** Waits as many turns as the router's own steps need; the machine's speed does not matter, because those started first. */
const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve, 1))
}

testNavigation((initial = '/') => createRouterNavigation(fakeDataRouter({ initial })))

/** Opens a form at /gestao/pessoas/7 with unsaved edits, from the list. */
async function openForm() {
  const router = fakeDataRouter({ initial: '/gestao/pessoas?pagina=2', basename: '/portal' })
  const navigation = createRouterNavigation(router, { basePath: '/gestao/' })
  navigation.navigate('/pessoas/7')
  await settled()
  const answers: ((isYes: boolean) => void)[] = []
  const guard = vi.fn((_to: string) => new Promise<boolean>((resolve) => answers.push(resolve)))
  const unblock = navigation.block(guard, () => true)
  const answer = async (isYes: boolean) => {
    answers.shift()?.(isYes)
    await settled()
  }
  return { router, navigation, guard, answer, unblock }
}

describe('below a basename and a route of the host', () => {
  it('shows addresses of its own and makes links that lead back there', () => {
    const router = fakeDataRouter({ initial: '/gestao/pessoas?pagina=2', basename: '/portal' })
    const navigation = createRouterNavigation(router, { basePath: '/gestao' })
    expect(navigation.getLocation()).toMatchObject({ pathname: '/pessoas', search: '?pagina=2' })
    expect(navigation.href('/pessoas/7?de=x')).toBe('/portal/gestao/pessoas/7?de=x')
    navigation.navigate('?pagina=3', { replace: true })
    expect(router.entry()).toBe('/portal/gestao/pessoas?pagina=3')
  })
})

describe('a page of the host', () => {
  it('is none of the product’s: the home above the base path leads to no screen', async () => {
    const router = fakeDataRouter({ initial: '/gestao/pessoas?pagina=2' })
    const navigation = createRouterNavigation(router, { basePath: '/gestao' })
    const heard = vi.fn()
    navigation.subscribe(heard)
    for (const to of ['/', '/gestaozinha', '/financeiro']) {
      void router.navigate(to)
      await settled()
      expect(router.entry()).toBe(to)
      expect(navigation.getLocation()).toMatchObject({ pathname: '/pessoas', search: '?pagina=2' })
    }
    expect(heard).not.toHaveBeenCalled()
    void router.navigate('/gestao')
    await settled()
    expect(navigation.getLocation().pathname).toBe('/')
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('a host without types', () => {
  it.each([undefined, {}, { navigate: () => undefined }])('is told what to pass: %o', (router) => {
    expect(() => createRouterNavigation(router as never)).toThrow(
      'createRouterNavigation: this is no data router. Pass what createBrowserRouter',
    )
  })

  it('may leave the slash of its base path out', () => {
    const router = fakeDataRouter({ initial: '/gestao/pessoas' })
    expect(createRouterNavigation(router, { basePath: 'gestao' }).href('/pessoas/7')).toBe('/gestao/pessoas/7')
  })
})

describe('what the router does by itself', () => {
  it('asks before a link of the host leaves unsaved edits, and goes when the person agrees', async () => {
    const { router, navigation, guard, answer } = await openForm()
    void router.navigate('/financeiro?ano=2026')
    expect(router.entry()).toBe('/portal/gestao/pessoas/7')
    await answer(false)
    expect(navigation.getLocation().pathname).toBe('/pessoas/7')
    void router.navigate('/gestao/dashboard')
    await answer(true)
    expect(router.entry()).toBe('/portal/gestao/dashboard')
    expect(guard.mock.calls).toEqual([['/portal/financeiro?ano=2026'], ['/dashboard']])
  })
  it('puts the address back at once when Back meets unsaved edits, and goes when the person agrees', async () => {
    const { router, navigation, guard, answer } = await openForm()
    void router.go(-1)
    await settled()
    expect(guard).toHaveBeenCalledWith('/pessoas?pagina=2')
    expect(router.entry()).toBe('/portal/gestao/pessoas/7')
    await answer(false)
    void router.go(-1)
    await settled()
    await answer(true)
    expect(router.entry()).toBe('/portal/gestao/pessoas?pagina=2')
    expect(navigation.getLocation()).toMatchObject({ pathname: '/pessoas', isRestored: true })
  })
  it('closes an open dialog when Back is pressed, and asks about edits only afterwards', async () => {
    const { router, navigation, guard, answer } = await openForm()
    const close = vi.fn()
    const remove = navigation.closeOnBack?.(close)
    void router.go(-1)
    await settled()
    expect(close).toHaveBeenCalledOnce()
    expect(guard).not.toHaveBeenCalled()
    expect(router.entry()).toBe('/portal/gestao/pessoas/7')
    remove?.()
    void router.go(-1)
    await settled()
    await answer(true)
    expect(router.entry()).toBe('/portal/gestao/pessoas?pagina=2')
  })
  it('does not keep a link or our own way back behind a dialog', async () => {
    const { router, navigation, unblock } = await openForm()
    unblock()
    const close = vi.fn()
    const remove = navigation.closeOnBack?.(close)
    navigation.back('/pessoas')
    await settled()
    expect(router.entry()).toBe('/portal/gestao/pessoas?pagina=2')
    void router.navigate('/gestao/pessoas/8')
    await settled()
    expect(router.entry()).toBe('/portal/gestao/pessoas/8')
    expect(close).not.toHaveBeenCalled()
    remove?.()
    expect(router.blockerCount()).toBe(0)
  })
  it('asks one question at a time, and makes the move that was asked about', async () => {
    const { router, guard, answer } = await openForm()
    void router.navigate('/gestao/a')
    void router.navigate('/gestao/b')
    await answer(true)
    expect(guard).toHaveBeenCalledOnce()
    expect(router.entry()).toBe('/portal/gestao/a')
  })
  it('moves nobody by a late answer when the page was left meanwhile: by force or by a redirect', async () => {
    for (const leave of ['force', 'redirect'] as const) {
      const { router, navigation, answer } = await openForm()
      void router.navigate('/gestao/a')
      if (leave === 'force') navigation.navigate('/sessao-expirada', { force: true })
      else router.redirect('/gestao/sessao-expirada')
      await answer(true)
      expect(router.entry()).toBe('/portal/gestao/sessao-expirada')
      void router.navigate('/gestao/b')
      await answer(true)
      expect(router.entry()).toBe('/portal/gestao/b')
    }
  })
  it('leaves by force at once, also while a page is loading and a question is open', async () => {
    const { router, navigation, guard, answer } = await openForm()
    void router.navigate('/gestao/a')
    router.load(settled())
    navigation.navigate('/sessao-expirada', { force: true })
    await settled()
    await answer(true)
    expect(guard).toHaveBeenCalledOnce()
    expect(router.entry()).toBe('/portal/gestao/sessao-expirada')
  })
  it('changes the page only when its loaders are through', async () => {
    const { router, navigation, unblock } = await openForm()
    unblock()
    const listener = vi.fn()
    navigation.subscribe(listener)
    router.load(settled())
    navigation.navigate('/dashboard')
    expect(navigation.getLocation().pathname).toBe('/pessoas/7')
    expect(listener).not.toHaveBeenCalled()
    await settled()
    await settled()
    expect(navigation.getLocation().pathname).toBe('/dashboard')
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('the room for one blocker', () => {
  it('is taken only while a form is open', async () => {
    const { router, navigation, unblock } = await openForm()
    const unblockSecond = navigation.block(
      () => true,
      () => true,
    )
    expect(router.blockerCount()).toBe(1)
    unblock()
    expect(router.blockerCount()).toBe(1)
    unblockSecond()
    expect(router.blockerCount()).toBe(0)
  })
})

describe('back', () => {
  it('goes to the entry before it also after steps to and fro, and to the fallback from the first one', async () => {
    const router = fakeDataRouter({ initial: '/pessoas' })
    const navigation = createRouterNavigation(router)
    navigation.navigate('/pessoas/7')
    await router.go(-1)
    await router.go(1)
    navigation.back('/dashboard')
    await settled()
    expect(router.entry()).toBe('/pessoas')
    navigation.back('/dashboard')
    await settled()
    expect(router.entry()).toBe('/dashboard')
  })
  it('is made before the move that comes at once after it', async () => {
    const router = fakeDataRouter({ initial: '/pessoas' })
    const navigation = createRouterNavigation(router)
    navigation.navigate('/pessoas?editar=novo')
    await settled()
    const seen: string[] = []
    navigation.subscribe(() => seen.push(navigation.getLocation().search))
    navigation.back('/pessoas')
    navigation.navigate('/pessoas?editar=novo')
    await vi.waitFor(() => expect(seen).toEqual(['', '?editar=novo']))
    expect(router.entry()).toBe('/pessoas?editar=novo')
  })
  it('goes when the person agrees, and later moves are asked about again', async () => {
    const { router, navigation, guard, answer } = await openForm()
    navigation.back('/pessoas')
    await answer(true)
    expect(router.entry()).toBe('/portal/gestao/pessoas?pagina=2')
    void router.go(1)
    await settled()
    expect(guard).toHaveBeenCalledTimes(2)
  })
})
