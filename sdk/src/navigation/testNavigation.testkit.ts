import { describe, expect, it, vi } from 'vitest'
import type { Navigation } from './navigation.js'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const address = (navigation: Navigation) => {
  const { pathname, search } = navigation.getLocation()
  return pathname + search
}

/** Tests that every navigation must pass. */
export function testNavigation(create: (initial?: string) => Navigation): void {
  describe('moving', () => {
    it('goes at once when no form objects, and tells who listens', () => {
      const navigation = create('/pessoas')
      const listener = vi.fn()
      navigation.subscribe(listener)
      navigation.navigate('/pessoas/7')
      expect(address(navigation)).toBe('/pessoas/7')
      expect(listener).toHaveBeenCalledOnce()
    })
    it('stays on the page when only the query is named', () => {
      const navigation = create('/administrativo/funcoes?pagina=2')
      navigation.navigate('?editar=7')
      expect(address(navigation)).toBe('/administrativo/funcoes?editar=7')
    })
    it('says that a page was come back to, and gives it the key it had', async () => {
      const navigation = create('/pessoas?pagina=3')
      const first = navigation.getLocation()
      navigation.navigate('/pessoas/7')
      expect(navigation.getLocation()).toMatchObject({ isRestored: false })
      navigation.back('/pessoas')
      await settled()
      expect(navigation.getLocation()).toEqual({ ...first, isRestored: true })
    })
    it('goes to the fallback when there is no page before this one', () => {
      const navigation = create('/pessoas/7')
      navigation.back('/pessoas')
      expect(address(navigation)).toBe('/pessoas')
    })
    it('never leads to another host', () => {
      const navigation = create()
      expect(navigation.href('//evil.example/x')).toBe('/evil.example/x')
      expect(navigation.href('/\\evil.example')).toBe('/evil.example')
    })
  })

  describe('a form with unsaved edits', () => {
    it('is asked before every way out and keeps the page when it refuses', async () => {
      const navigation = create('/pessoas')
      navigation.navigate('/pessoas/7')
      const guard = vi.fn().mockResolvedValue(false)
      navigation.block(guard, () => true)
      navigation.navigate('/dashboard')
      await settled()
      navigation.back('/pessoas')
      await settled()
      expect(await navigation.canLeave('/login')).toBe(false)
      expect(address(navigation)).toBe('/pessoas/7')
      expect(guard.mock.calls).toEqual([['/dashboard'], ['/pessoas'], ['/login']])
    })
    it('is left when the person agrees', async () => {
      const navigation = create('/pessoas/7')
      navigation.block(
        () => Promise.resolve(true),
        () => true,
      )
      navigation.navigate('/dashboard')
      await settled()
      expect(address(navigation)).toBe('/dashboard')
    })
    it('is not asked while nothing is unsaved, by force, or after it is gone', () => {
      const navigation = create('/pessoas/7')
      const guard = vi.fn()
      let isDirty = false
      const unblock = navigation.block(guard, () => isDirty)
      navigation.navigate('/a')
      isDirty = true
      navigation.navigate('/b', { force: true })
      unblock()
      navigation.navigate('/c')
      expect(address(navigation)).toBe('/c')
      expect(guard).not.toHaveBeenCalled()
    })
    it('asks one question at a time', async () => {
      const navigation = create('/pessoas/7')
      let answer: (isYes: boolean) => void = () => {}
      const guard = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
      navigation.block(guard, () => true)
      navigation.navigate('/a')
      navigation.navigate('/b')
      answer(true)
      await settled()
      expect(guard).toHaveBeenCalledOnce()
      expect(address(navigation)).toBe('/a')
    })
    it('moves nobody by a late answer when the page was left by force meanwhile', async () => {
      const navigation = create('/pessoas/7')
      let answer: (isYes: boolean) => void = () => {}
      navigation.block(
        () => new Promise<boolean>((resolve) => (answer = resolve)),
        () => true,
      )
      navigation.navigate('/a')
      navigation.navigate('/sessao-expirada', { force: true })
      answer(true)
      await settled()
      expect(address(navigation)).toBe('/sessao-expirada')
    })
  })
}
