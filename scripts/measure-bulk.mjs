// Measures actions on everything that a list finds, in a running product: `node scripts/measure-bulk.mjs [address]`. Records with
// references are not deleted and the others are restored, so only versions change.
const [origin = 'http://127.0.0.1:4173'] = process.argv.slice(2)
const api = `${origin}/api/admin/v1`

let authorization = {}
const login = await send('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })
authorization = { Authorization: `Bearer ${login.data.token}` }

await act('inativar', { status: 'ativo' }, '')
await act('ativar', { status: 'inativo' }, '')
await act('excluir', { status: 'ativo,inativo' }, '')
await act('restaurar', {}, '&excluidos=1')

async function act(action, filter, more) {
  const query = new URLSearchParams({ ...filter, exata: '1' })
  const { data: count } = await send('GET', `/pessoas/contagem?${query}${more}`)
  const from = performance.now()
  const { data } = await send('POST', `/pessoas/acoes/${action}`, { filter, except: [], expected: count.total })
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  process.stdout.write(`${action}: ${count.total} people in ${seconds} s, ${data.done} done, ${data.refused.length} refused\n`)
}

async function send(method, path, body) {
  const options = { method, headers: { 'Content-Type': 'application/json', ...authorization } }
  const response = await fetch(api + path, body ? { ...options, body: JSON.stringify(body) } : { method, headers: authorization })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`)
  return answer
}
