import { describe, expect, test } from 'vitest'
import { checkNode, readEnvironment } from './environment.js'

describe('the environment', () => {
  test.each(['5342.5', '0x10', '1e3', ' ', '-1', '65536', '99999999999', 'abc'])('refuses %j as a port', (text) => {
    for (const name of ['PORT', 'PORTAL_PORT', 'FRAME_PORT'])
      expect(() => readEnvironment({ [name]: text })).toThrow(`${name} is "${text}", but must be a whole number from 0 to 65535.`)
  })

  test.each(['-1', '1e3', ' ', '1001', 'muito'])('refuses %j as a scale', (text) => {
    expect(() => readEnvironment({ DEMO_SCALE: text })).toThrow(`DEMO_SCALE is "${text}", but must be a number from 0 to 1000.`)
  })

  test.each(['true', '-1', '10', ' '])('refuses %j as a number of proxies', (text) => {
    expect(() => readEnvironment({ TRUST_PROXY: text })).toThrow(`TRUST_PROXY is "${text}", but must be the number of proxies`)
    expect([readEnvironment({}).proxies, readEnvironment({ TRUST_PROXY: '1' }).proxies]).toEqual([0, 1])
  })

  test.each(['GGCC.NNNNN', '###.#####', '####'])('refuses %j as a mask of GMS codes', (text) => {
    expect(() => readEnvironment({ GMS_CODE_MASK: text })).toThrow(`GMS_CODE_MASK is "${text}", but must be #### for group and class`)
    expect([readEnvironment({}), readEnvironment({ GMS_CODE_MASK: '####-######' })]).toMatchObject([
      { gmsCodeMask: '####.#####' },
      { gmsCodeMask: '####-######' },
    ])
  })

  test.each(['https://quadro.pr.gov.br/x', 'quadro.pr.gov.br', 'https://quadro.pr.gov.br/', ' '])(
    'refuses %j as the origin of frames',
    (text) => {
      expect(() => readEnvironment({ FRAME_PORT: '4175', FRAME_ORIGIN: text })).toThrow(`FRAME_ORIGIN is "${text}", but must be an origin`)
    },
  )

  test('has frames only where they have a port', () => {
    expect(readEnvironment({}).frameOrigin).toBeUndefined()
    expect(readEnvironment({ FRAME_PORT: '4175', HOST: '0.0.0.0' })).toMatchObject({
      framePort: 4175,
      frameOrigin: 'http://127.0.0.1:4175',
    })
    const framed = readEnvironment({ FRAME_PORT: '4175', FRAME_ORIGIN: 'https://quadro.pr.gov.br' })
    expect(framed.frameOrigin).toBe('https://quadro.pr.gov.br')
  })

  test.each(['sim', 'true', '2', ' '])('refuses %j as a wish for the demo', (text) => {
    expect(() => readEnvironment({ DEMO: text })).toThrow(`DEMO is "${text}", but must be 1 `)
  })

  test.each([{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }, { NODE_ENV: 'production' }, { NODE_ENV: 'Production ' }])(
    'with %j is for real work, without the demo',
    (variables) => {
      expect([readEnvironment({}), readEnvironment(variables), readEnvironment({ ...variables, DEMO: '1' })]).toMatchObject([
        { isPrivate: true, isDemo: true },
        { isPrivate: false, isDemo: false },
        { isPrivate: false, isDemo: true },
      ])
    },
  )

  test.each([
    ['LOG_FORMAT', 'verbose', 'LOG_FORMAT is "verbose", but must be plain or json.'],
    ['METRICS_PORT', '70000', 'METRICS_PORT is "70000", but must be a whole number from 0 to 65535.'],
    ['DRAIN_SECONDS', '301', 'DRAIN_SECONDS is "301", but must be a whole number from 0 to 300.'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL is "0", but must be a whole number from 1 to 200.'],
    ['SLOW_STATEMENT_MS', '1 s', 'SLOW_STATEMENT_MS is "1 s", but must be a whole number from 1 to 600000.'],
  ])('refuses %s=%s', (name, text, sentence) => expect(() => readEnvironment({ [name]: text })).toThrow(sentence))

  test('tells people sentences, and machines lines with slow statements', () => {
    expect(readEnvironment({})).toMatchObject({ log: 'plain', slowMilliseconds: undefined })
    expect(readEnvironment({ SLOW_STATEMENT_MS: '50' })).toMatchObject({ log: 'plain', slowMilliseconds: 50 })
    expect(readEnvironment({ TRUST_PROXY: '1' })).toMatchObject({ log: 'json', slowMilliseconds: 1000 })
    expect(readEnvironment({ TRUST_PROXY: '1', LOG_FORMAT: 'plain' })).toMatchObject({ log: 'plain' })
  })

  test('may be empty', () => {
    expect(readEnvironment({ PORT: '', DEMO_SCALE: '' })).toMatchObject({ port: 4173, portalPort: 4174, demoScale: 1, dataDir: '.data' })
    expect(readEnvironment({ PORT: '0', DEMO_SCALE: '0.1' })).toMatchObject({ port: 0, demoScale: 0.1 })
  })
})

test('an older Node is refused at the start, not in the middle of an import', () => {
  expect(() => checkNode('20.20.2')).toThrow('Node 20.20.2 is too old for this server, which needs Node 24. Start it with "npm start"')
  expect(() => checkNode('24.0.0')).not.toThrow()
})
