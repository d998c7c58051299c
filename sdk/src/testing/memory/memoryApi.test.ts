import { describe, expect, test } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { staffFunction } from '../../resources/administrative/function/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { contractCases } from '../contract/contractCases.js'
import { createMemoryApi } from './memoryApi.js'
import { knownToken } from './memorySession.js'

const baseUrl = 'http://memory.local/api/admin/v1'

describe('the in-memory API', () => {
  for (const { name, run } of contractCases) {
    test(name, async () => {
      const { fetch } = createMemoryApi({ resources: [department, staffFunction, person] })
      await run({ fetch, baseUrl, username: 'admin', password: 'esporte-parana' })
    })
  }

  test('remembers the calls that were made', async () => {
    const api = createMemoryApi({ resources: [department], requiresSession: false })
    await api.fetch(`${baseUrl}/administrativo/departamentos?pagina=2`)
    expect(api.calls).toEqual(['GET /administrativo/departamentos?pagina=2'])
  })

  test('lets in whoever TestBackoffice has signed in, and nobody without a token', async () => {
    const { fetch } = createMemoryApi()
    const ask = async (headers: HeadersInit) => (await fetch(`${baseUrl}/pessoas`, { headers })).status
    expect(await ask({ Authorization: `Bearer ${knownToken}` })).toBe(200)
    expect(await ask({ Authorization: 'Bearer another' })).toBe(401)
    expect(await ask({})).toBe(401)
  })
})
