import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../lib/checks.mjs'
import { startProduct } from '../lib/product.mjs'
import { measureExport } from './exportMemory.mjs'
import { measureFloor } from './queryFloor.mjs'
import { printTable, quantile } from './statistics.mjs'

const rounds = 60
const apiPath = '/api/admin/v1'

/** Measures lists, searches, deep pages, throughput, export and import of the reference API with 2,000 × `scale` people. */
export async function measureApi({ scale, databaseUrl }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'esporte-parana-bench-'))
  const port = await freePort()
  const env = { DEMO_SCALE: String(scale), ...(databaseUrl ? { DATABASE_URL: databaseUrl, DEMO: '1' } : {}) }
  const settings = { port, portalPort: await freePort(), dataFolder, env }
  let product = await startProduct(settings)
  const base = `http://127.0.0.1:${port}${apiPath}`
  let isStopped = false
  try {
    const token = await signIn(base)
    const call = caller(base, token)
    await untilIndexed(call)
    const subjects = await findSubjects(call)
    const count = (scale * 2000).toLocaleString('en-US')
    const title = `API, ${count} people, ${databaseUrl ? 'PostgreSQL server' : 'embedded database'}`
    printTable(`${title}: ms, ${rounds} requests each, one after the other`, await measureRequests(call, subjects))
    printTable('8 requests at a time, 5 s', [await measureThroughput(call, subjects)])
    await product.stop()
    // The first export after a start also creates what the process keeps later.
    product = await startProduct(settings)
    const server = { base, token, pid: product.pid }
    printTable(`${count} rows as CSV`, [
      { what: 'first export after a start', ...(await measureExport(server)) },
      { what: 'second export', ...(await measureExport(server)) },
    ])
    await product.stop()
    isStopped = true
    printTable('Floor: the bare query of a page of 25 ids, ms', await measureFloor({ dataFolder, databaseUrl }))
  } finally {
    if (!isStopped) await product.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function signIn(base) {
  const answer = await fetch(`${base}/sessao/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'esporte-parana' }),
  })
  return (await answer.json()).data.token
}

function caller(base, token) {
  return async (path, body) => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity', ...(body && { 'Content-Type': 'application/json' }) }
    const answer = await fetch(base + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

/** Waits until the server has built its indexes in the background, which shows in a fast search without matches. */
async function untilIndexed(call) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const start = performance.now()
    await call('/pessoas?busca=qqqxyzw')
    if (performance.now() - start < 60) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Existing names and documents from all parts of the list; no more, because thirty CPFs are revealed in a minute. */
async function findSubjects(call) {
  const people = []
  for (let round = 0; people.length < 20 && round < rounds; round++) {
    const id = 1 + ((round * 7919) % 90_000)
    const { data } = await call(`/pessoas/${id}`).catch(() => ({ data: undefined }))
    if (!data?.cpf) continue
    const { value: cpf } = (await call(`/pessoas/${id}/revelar`, { field: 'cpf' })).data
    people.push({ name: data.name.split(' ')[0], surname: data.name.split(' ').at(-1), cpf })
  }
  return people
}

function requests(subjects) {
  const subject = (round) => subjects[round % subjects.length]
  const cities = [4106902, 4113700, 4115200, 4119905, 4104808]
  return {
    'first page': () => '/pessoas?por_pagina=25',
    'filter (status) and sort (birth date)': (round) => `/pessoas?status=ativo&ordem=-birthDate&pagina=${1 + (round % 20)}`,
    'filter (city) and sort (name)': (round) => `/pessoas?cityId=${cities[round % cities.length]}&ordem=name`,
    'filter (department) and sort (age)': (round) => `/pessoas?departmentId=${1 + (round % 40)}&ordem=-age`,
    'filter (capacity, age) and sort (name)': (round) => `/pessoas?legalCapacity=menor&age=${8 + (round % 6)}..15&ordem=-name`,
    'search by first name': (round) => `/pessoas?busca=${encodeURIComponent(subject(round).name)}`,
    'search by name and surname': (round) => `/pessoas?busca=${encodeURIComponent(`${subject(round).name} ${subject(round).surname}`)}`,
    'search by CPF': (round) => `/pessoas?busca=${subject(round).cpf}`,
    'search over everything': (round) => `/busca?q=${encodeURIComponent(subject(round).surname)}`,
    'deep pages, jumped to': (round) => `/pessoas?pagina=${1000 + ((round * 977) % 2900)}`,
    'deep pages, turned': (round) => `/pessoas?ordem=-birthDate&pagina=${3000 + round}`,
    'one record': (round) => `/pessoas/${1 + ((round * 7919) % 90_000)}`,
  }
}

async function measureRequests(call, subjects) {
  const rows = []
  for (const [what, path] of Object.entries(requests(subjects))) {
    const whole = await timesOf(call, path)
    // The product's lists request the rows without the total, and the total separately.
    const isList = path(0).startsWith('/pessoas?')
    const uncounted = isList ? await timesOf(call, (round) => `${path(round)}&contar=0`) : []
    rows.push({
      what,
      p50: quantile(whole, 0.5),
      p95: quantile(whole, 0.95),
      'rows p50': isList ? quantile(uncounted, 0.5) : '',
      'rows p95': isList ? quantile(uncounted, 0.95) : '',
    })
  }
  return rows
}

async function timesOf(call, path) {
  await call(path(0))
  const times = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await call(path(round))
    times.push(performance.now() - start)
  }
  return times
}

async function measureThroughput(call, subjects) {
  const paths = Object.values(requests(subjects))
  const until = performance.now() + 5000
  const times = []
  const work = async (worker) => {
    for (let round = worker; performance.now() < until; round += 8) {
      const start = performance.now()
      await call(paths[round % paths.length](round))
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker)))
  return { 'requests a second': times.length / 5, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}
