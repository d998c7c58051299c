import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '../reference-api/src/core/environment.js'
import { childEnvironment, root } from './lib/paths.mjs'
import { isDemo, productSettings, settingsIn } from './lib/productSettings.mjs'

afterEach(() => vi.unstubAllEnvs())

describe('the settings of the product', () => {
  it('are those that the API and the demo portal read', () => {
    const read = new Set<string>()
    const variables = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void read.add(String(name)) })
    readEnvironment(variables)
    const portal = readFileSync(join(root, 'host-portal-embed', 'portal', 'portal.mjs'), 'utf8')
    for (const [, name = ''] of portal.matchAll(/process\.env\.(\w+)/g)) read.add(name)
    expect([...read].sort()).toEqual([...productSettings].sort())
  })

  it('of the terminal reach no server of a test, only those that it is given', () => {
    for (const name of productSettings) vi.stubEnv(name, '9')
    vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromium')
    expect(settingsIn(childEnvironment())).toEqual({})
    expect(settingsIn(childEnvironment({ PORT: '4242' }))).toEqual({ PORT: '4242' })
    expect(childEnvironment()).toMatchObject({ CHROMIUM_PATH: '/usr/bin/chromium' })
  })

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '[::1]', TRUST_PROXY: '0' }, true],
    [{ NODE_ENV: 'test' }, true],
    [{ DATABASE_URL: 'postgres://127.0.0.1/esporte' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'Production ' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '10.1.2.3' }, false],
    [{ HOST: 'admin.esporte.pr.gov.br' }, false],
    [{ DEMO: '0' }, false],
    [{ DEMO: '1', HOST: '0.0.0.0', TRUST_PROXY: '1', NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/esporte' }, true],
  ])('show the demo only for trying out, or where it is asked for: %j %s', (variables, isServed) => {
    expect([readEnvironment(variables).isDemo, isDemo(variables)]).toEqual([isServed, isServed])
  })

  it('that are empty count as none', () => {
    expect(settingsIn({ PORT: '', HOST: '0.0.0.0', HOME: '/root' })).toEqual({ HOST: '0.0.0.0' })
  })
})
