// Measures every list of a running product by its default sort and by each filter: `node scripts/measure-lists.mjs [address] [rounds]`.
// With `DEMO_SCALE=20 npm start -- --fresh` the lists are twenty times as long as in the demo.
import { contractPath, contracts } from '@esporte-parana/sdk/contracts'

const [origin = 'http://127.0.0.1:4173', roundCount = '30'] = process.argv.slice(2)
const api = `${origin}/api/admin/v1`
const rounds = Number(roundCount)
const bar = 50

const login = await fetch(`${api}/sessao/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username: 'admin', password: 'esporte-parana' }),
})
const { data: session } = await login.json()
const headers = { Authorization: `Bearer ${session.token}` }

/** Values of filters that no field of a record contains. */
const ranges = [
  [/^(period|date|mandateEnd)$/, '2026-03-01..2026-05-31'],
  [/^(validOn)$/, '2026-11-21'],
  [/^(age|endsWithin)$/, '30'],
  [/^(totalBetween|total)$/, '1000..50000'],
]

const failed = []
for (const { contract } of contracts) {
  const path = await pathOf(contract)
  if (path === undefined) continue
  const records = await rowsOf(`${path}?por_pagina=100`)
  for (const query of ['', ...contract.filters.map((key) => `${key}=${encodeURIComponent(valueOf(key, records))}`)]) {
    const { status, least, p50, p95, floor } = await time(`${path}?${query}`)
    const name = `${contract.name} ${query || '(default sort)'}`
    if (status !== 200) {
      failed.push(`${name}: answered ${status}`)
      continue
    }
    // A call without database access at the same time shows how busy the machine is.
    process.stdout.write(
      `${name.padEnd(58)} least ${least.toFixed(0).padStart(4)}  p50 ${p50.toFixed(0).padStart(4)}  p95 ${p95.toFixed(0).padStart(4)} ms  floor p95 ${floor.toFixed(0)}\n`,
    )
    if (p95 - floor > bar) failed.push(`${name}: ${p95.toFixed(0)} ms over a floor of ${floor.toFixed(0)}`)
  }
}
process.stdout.write(
  failed.length === 0 ? `All within ${bar} ms over the floor.\n` : `Over ${bar} ms, or not answered:\n${failed.join('\n')}\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1

/** The path of a list; for a nested entity below the first record of its parent. */
async function pathOf(contract) {
  if (!contract.parent) return contract.path
  const above = contracts.find((entry) => entry.contract.name === contract.parent.entity)
  const [parent] = above ? await rowsOf(`${above.contract.path}?por_pagina=1`) : []
  return parent && contractPath(contract, { [contract.parent.param]: String(parent.id) })
}

async function rowsOf(path) {
  const answer = await fetch(api + path, { headers })
  return (await answer.json()).data ?? []
}

function valueOf(key, records) {
  const range = ranges.find(([keys]) => keys.test(key))
  if (range) return range[1]
  for (const record of records) {
    const own = Array.isArray(record[key]) ? record[key][0] : record[key]
    const value = [own, record[key.replace(/Id$/, '')]?.id, record[`${key.replace(/Id$/, '')}s`]?.[0]?.id].find(
      (each) => each !== undefined && each !== null && typeof each !== 'object',
    )
    if (value !== undefined) return String(value)
  }
  return key.endsWith('Id') ? (key.startsWith('state') ? '41' : key.startsWith('city') ? '4106902' : '1') : 'true'
}

async function time(path) {
  const [own, idle] = [[], []]
  let status = 0
  for (let round = 0; round < rounds; round++) {
    idle.push(await once('/saude'))
    const from = performance.now()
    const answer = await fetch(api + path, { headers })
    await answer.arrayBuffer()
    own.push(performance.now() - from)
    status = answer.status
  }
  return { status, least: Math.min(...own), p50: quantile(own, 0.5), p95: quantile(own, 0.95), floor: quantile(idle, 0.95) }
}

async function once(path) {
  const from = performance.now()
  await (await fetch(api + path)).arrayBuffer()
  return performance.now() - from
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
