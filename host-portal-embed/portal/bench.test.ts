import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoute, routes } from '@esporte-parana/sdk/routes'
import { expect, it } from 'vitest'

it('offers screens that exist, and one that does not', () => {
  const html = readFileSync(join(import.meta.dirname, 'bancada.html'), 'utf8')
  const [, choices = ''] = /<select name="tela">([\s\S]*?)<\/select>/.exec(html) ?? []
  const paths = [...choices.matchAll(/value="([^"]+)"/g)].map(([, value = '']) => `/${value.replace(' ', '/')}`)
  expect(paths.length).toBeGreaterThan(6)
  expect(paths.filter((path) => !matchRoute(routes, path))).toEqual(['/nao/existe'])
})
