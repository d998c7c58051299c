import { today } from '@internationalized/date'

const base = '/api/admin/v1'
const requests = '/administrativo/solicitacoes-servico/solicitacoes'
const tenders = '/administrativo/solicitacoes-servico/licitacoes'
const questionnaires = '/administrativo/fiscalizacoes/questionarios'
const visits = '/administrativo/fiscalizacoes/vistorias'
const address = { zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902, countryId: 76 }
const budget = { dotacao: '4902.27.812.16.6123', expenseNature: '3.3.90.39.41', source: '100' }

/** The day so many days from now: `YYYY-MM-DD`. */
export const inDays = (days) => today('America/Sao_Paulo').add({ days }).toString()

/**
 * What the other people of a job do: they call the API of the demo product themselves.
 * @param {string} origin
 */
export function worldOf(origin) {
  const api = callsTo(origin)
  return {
    ...requestWorld(api),
    visit: (placeName) => scheduled(api, placeName),
    event: (name) => planned(api, name),
    /** Ends the session of a page elsewhere: the page does not know it yet. */
    endSession: async (token) => {
      const answer = await fetch(`${origin}${base}/sessao/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
      if (!answer.ok) throw new Error(`logout: ${answer.status}`)
    },
  }
}

/** Calls as a user of the demo, who signs in at the first; `step` changes a record's status. */
function callsTo(origin) {
  const tokens = new Map()
  const ask = async (user, method, path, body) => {
    const headers = { 'Content-Type': 'application/json', ...(user && { Authorization: `Bearer ${await tokenOf(user)}` }) }
    const answer = await fetch(origin + base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`)
    return text === '' ? undefined : JSON.parse(text).data
  }
  const tokenOf = async (user) => {
    if (!tokens.has(user)) {
      const { token } = await ask(undefined, 'POST', '/sessao/login', { username: user, password: 'esporte-parana' })
      tokens.set(user, token)
    }
    return tokens.get(user)
  }
  const step = async (user, path, transition, more = {}) => {
    const { version } = await ask(user, 'GET', path)
    return ask(user, 'POST', `${path}/situacao`, { transition, version, ...more })
  }
  return { ask, step }
}

/** Two of an item with a balance in a lot in force. */
async function openItem({ ask }) {
  for (const tender of await ask('admin', 'GET', `${tenders}?status=vigente&por_pagina=50`))
    for (const { id } of await ask('admin', 'GET', `${tenders}/${tender.id}/lotes?status=homologado&isExhausted=false`)) {
      const lot = await ask('admin', 'GET', `${tenders}/${tender.id}/lotes/${id}`)
      const item = lot.items.find(({ balance, unitPrice }) => Number(balance) >= 5 && unitPrice !== null)
      if (item) return { tenderId: tender.id, lotId: id, items: [{ lotItemId: item.id, quantity: '2' }] }
    }
  throw new Error('No lot in force has anything left.')
}

function requestWorld(api) {
  const { ask, step } = api
  return {
    /** A request that admin has sent, with who answers for it. */
    sentRequest: async (subject) => {
      const people = await ask('admin', 'GET', '/pessoas?legalCapacity=adulto&status=ativo&ordem=name&por_pagina=10')
      const [managerId, inspectorId] = people.flatMap(({ id }) => (id === 1 ? [] : [id]))
      const day = inDays(0)
      const draft = {
        ...{ date: day, startDate: day, endDate: day, departmentId: 1, requesterId: 1, regionId: 1, managerId, inspectorId },
        ...{ subject, justification: 'Pedido de um caminho pelos navegadores, para prová-los.', protocol: '243185076' },
        ...{ executionPlace: 'Ginásio', address, ...(await openItem(api)) },
      }
      const { id } = await ask('admin', 'POST', requests, draft)
      const path = `${requests}/${id}`
      await step('admin', path, 'send')
      return { id, path }
    },
    giveBack: (path, reason) => step('gestora', path, 'giveBack', { reason }),
    /** Everything between the sending and the delivery. */
    commit: async (path) => {
      await step('gestora', path, 'approve')
      const commitment = { number: '2026NE000123', date: inDays(0), amount: '999999' }
      await step('gestora', path, 'commit', { budget, commitment })
      await step('gestora', path, 'start')
    },
    statusOf: async (path) => (await ask('admin', 'GET', path)).status,
  }
}

/** A visit of today to a place, with three questions. */
async function scheduled({ ask, step }, placeName) {
  const question = (statement, more = {}) => ({ statement, type: 'sim-nao', required: true, weight: 1, allowComment: true, ...more })
  const questions = [
    question('As saídas estão livres?'),
    question('Qual a largura da porta?', { type: 'numero', weight: 0, min: '0.5', max: '10', step: '0.5', unit: 'm' }),
    question('Há extintores?'),
  ]
  const header = { targetType: 'local', validFrom: '2026-01-01', validTo: null, scored: false, evidencePolicy: 'opcional' }
  const draft = { title: `Roteiro ${placeName}`, ...header, sections: [{ title: 'Segurança', questions }] }
  const { id: questionnaireId } = await ask('admin', 'POST', questionnaires, draft)
  await step('admin', `${questionnaires}/${questionnaireId}`, 'publish')
  const visit = { targetType: 'local', placeName, address, scheduledFor: inDays(0), questionnaireId, inspectorId: 1, teamIds: [] }
  const { id } = await ask('admin', 'POST', visits, visit)
  return { id, path: `${visits}/${id}` }
}

/** An event with a hall, in a month's time. */
async function planned({ ask }, name) {
  const year = Number(inDays(30).slice(0, 4))
  const dates = { startDate: inDays(30), endDate: inDays(33), registrationStart: inDays(-20), registrationEnd: inDays(10) }
  const venue = { name: 'Ginásio', address: 'Rua das Araucárias, 100, Centro, 80020-310', capacity: 900, modalities: [] }
  const draft = {
    ...{ competition: 'jeps', edition: 80, year, name, phase: 'final', hostCityIds: [4106902], modalities: ['futsal'], ...dates },
    ...{ coordinatorId: 1, expected: { athletes: 40, staff: 4, teams: null, municipalities: null }, venues: [venue] },
  }
  const { id } = await ask('admin', 'POST', '/competicoes/eventos', draft)
  return { id, path: `/competicoes/evento/${id}` }
}
