// Measures the lists of requests, tenders, lots and the ledger in a running product: `node scripts/measure-money.mjs [address]`. It covers
// every order and filter of the list of requests, and the sum of its footer, which is a separate request.
import { printTable, quantile } from './bench/statistics.mjs'

const [origin = 'http://127.0.0.1:4173'] = process.argv.slice(2)
const api = `${origin}/api/admin/v1`
const memos = '/administrativo/solicitacoes-servico'
const requests = `${memos}/solicitacoes`
const rounds = 40

let token
token = (await send('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).data.token
const [sample] = (await send('GET', `${requests}?status=concluida&ordem=-date&por_pagina=25`)).data
const lot = `${memos}/licitacoes/${sample.tenderId}/lotes/${sample.lotId}`
const event = (await send('GET', `${requests}?ordem=-startDate&por_pagina=100`)).data.find(({ eventId }) => eventId !== null)

const orders = ['number', 'date', 'subject', 'total', 'startDate', 'status', 'daysInStatus'].flatMap((key) => [key, `-${key}`])
const filters = {
  search: 'busca=refeicao',
  'search of a number': `busca=${encodeURIComponent(sample.number)}`,
  mine: 'mine=true',
  'my area': 'myArea=true',
  'date, a month': 'date=2026-05-01..2026-05-31',
  department: `departmentId=${sample.departmentId}`,
  supplier: `supplierId=${sample.supplier.id}`,
  tender: `tenderId=${sample.tenderId}`,
  lot: `lotId=${sample.lotId}`,
  region: `regionId=${sample.regionId}`,
  requester: `requesterId=${sample.requesterId}`,
  protocol: `protocol=${sample.protocol}`,
  'total, a range': 'total=10000..20000',
  'one status': 'status=em-analise',
  'three statuses': 'status=enviada,em-analise,aprovada',
  'the most frequent status': 'status=concluida',
  ...(event && { event: `eventId=${event.eventId}` }),
}

const rows = []
for (const order of orders) rows.push(await timed(`order ${order}`, () => send('GET', `${requests}?ordem=${order}&por_pagina=25`)))
for (const [name, query] of Object.entries(filters))
  rows.push(await timed(`filter: ${name}`, () => send('GET', `${requests}?${query}&por_pagina=25`)))
printTable(`Requests, a page of 25: ms, ${rounds} calls one after the other`, rows)

const sums = [await timed('all', () => send('GET', `${requests}/somas`))]
for (const [name, query] of Object.entries(filters)) sums.push(await timed(name, () => send('GET', `${requests}/somas?${query}`)))
printTable('The sum of the footer: ms', sums)

printTable('Around them: ms', [
  await timed('one request', () => send('GET', `${requests}/${sample.id}`)),
  await timed('previous prices', () => send('GET', `${requests}/${sample.id}/precos-anteriores`)),
  await timed('lots proposed for a code and for words', () =>
    send('POST', `${requests}/propostas`, {
      lines: [
        { text: sample.items?.[0]?.lotItem.code ?? 'refeição', quantity: '1' },
        { text: 'refeição', quantity: '10' },
      ],
    }),
  ),
  await timed('the ledger of a lot', () => send('GET', `${lot}/movimentos`)),
  await timed('a lot', () => send('GET', lot)),
  await timed('the lots of a tender, with sums', () => send('GET', `${lot.replace(/\/\d+$/, '')}/somas`)),
])

async function timed(what, call) {
  const times = []
  for (let round = -3; round < rounds; round++) {
    const from = performance.now()
    await call()
    // The first rounds warm up.
    if (round >= 0) times.push(performance.now() - from)
  }
  return { what, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

async function send(method, path, body) {
  const response = await fetch(api + path, {
    method,
    headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`)
  return answer
}
