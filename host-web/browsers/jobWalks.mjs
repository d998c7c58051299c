import { setTimeout as wait } from 'node:timers/promises'
import { inDays } from './world.mjs'

/** Milliseconds until a person has read what has just appeared: a key that comes sooner decides nothing. */
const toRead = 1500

/** A day as people type it: `5/3/27`. */
function short(days) {
  const [year, month, day] = inDays(days).split('-')
  return `${Number(day)}/${Number(month)}/${year.slice(2)}`
}

const departments = '/administrativo/departamentos'

/** Types what a department needs. */
async function fillIn(person, mark) {
  await person.fill('Nome', `Setor ${mark}`)
  await person.fill('Sigla', mark.toUpperCase().slice(-10))
  await person.choose('Tipo', 'Setor')
  await person.fill('E-mail', `${mark}@esporte.pr.gov.br`)
}

/** The jobs with other people, the network and the session in them; each makes its own records. */
export const jobWalks = {
  'job 1: meals are asked for from the event, and the number is read': async (person, mark) => {
    const { path } = await person.world.event(`Jogos ${mark}`)
    await person.open(path)
    await person.press('link', 'Pedir refeições')
    await person.sees('O que pedir para o evento')
    await person.press('button', 'Usar este lote')
    await person.fill('e-Protocolo', '243185076')
    await person.press('button', 'Salvar')
    await person.sees('Registro cadastrado com sucesso')
    await person.press('button', 'Enviar solicitação…')
    await person.press('button', 'Enviar solicitação', 'dialog')
    await person.sees('Enviada: solicitação número')
    await person.hasNoErrors()
  },
  'job 4: a returned request is read, corrected and sent again': async (person, mark) => {
    const { path } = await person.world.sentRequest(`Pedido ${mark}`)
    await person.world.giveBack(path, 'Falta dizer em que dias')
    await person.open(path)
    await person.sees('Falta dizer em que dias')
    await person.fill('Justificativa', 'De segunda a quarta, para os árbitros da fase regional.')
    await person.press('button', 'Enviar de novo')
    await person.is('enviada', () => person.world.statusOf(path))
    await person.hasNoErrors()
  },
  'job 6: goods are received and the request is concluded': async (person, mark) => {
    const { path } = await person.world.sentRequest(`Entrega ${mark}`)
    await person.world.commit(path)
    await person.open(path)
    await person.press('button', 'Registrar recebimento…')
    await person.fill('Nota fiscal', '101')
    await person.press('button', 'Registrar recebimento', 'dialog')
    await person.press('button', 'Concluir…')
    await person.sees('Tudo o que foi pedido foi recebido.')
    await person.press('button', 'Concluir', 'dialog')
    await person.is('concluida', () => person.world.statusOf(path))
    await person.hasNoErrors()
  },
  'job 7: two requests are decided by keys': async (person, mark) => {
    const words = `Decidir ${mark}`
    const asked = [await person.world.sentRequest(`${words} um`), await person.world.sentRequest(`${words} dois`)]
    await person.signIn('gestora')
    await person.open(`/administrativo/solicitacoes-servico/solicitacoes?status=enviada&busca=${encodeURIComponent(words)}`)
    await person.press('button', 'Decidir')
    await person.sees('Nada falta.')
    await wait(toRead)
    await person.client.type('a')
    await person.is(1, async () => (await statuses(person, asked)).filter((status) => status === 'aprovada').length)
    await person.sees('Nada falta.')
    await wait(toRead)
    await person.client.type('d')
    await person.fill('Motivo', 'Falta dizer em que dias')
    await person.press('button', 'Devolver')
    await person.is('aprovada,devolvida', async () => (await statuses(person, asked)).toSorted((a, b) => a.localeCompare(b)).join())
    await person.hasNoErrors()
    await person.signIn()
  },
  'job 13: a visit is answered, its page closed in the middle of a number': async (person, mark) => {
    const { path } = await person.world.visit(`Ginásio ${mark}`)
    await person.open(`${path}?responder=1`)
    await person.press('button', 'Iniciar vistoria')
    await person.press('choice', 'Sim')
    await person.press('button', 'Próxima')
    await person.fill('Qual a largura da porta?', '75')
    await person.client.reload()
    await person.isRead('Qual a largura da porta?', '75')
    await person.sees('Deve ser menor ou igual a 10')
    await person.fill('Qual a largura da porta?', '7,5')
    await person.press('button', 'Próxima')
    await person.press('choice', 'Não')
    await person.sees('Tudo enviado')
    await person.sees('3 de 3 completas')
    await person.hasNoErrors()
  },
  'job 15: an event is made from nothing, its days typed as people type them': async (person, mark) => {
    await person.open('/competicoes/eventos/novo')
    await person.choose('Competição', 'Jogos da Juventude do Paraná', 'Jogos da Juventude')
    await person.fill('Edição', '38')
    await person.choose('Fase', 'Regional')
    await person.fill('Etapa', `Etapa ${mark}`)
    await person.fill('Buscar em Municípios-sede', 'pato branco')
    await person.sees('Pato Branco')
    await person.client.press('Enter')
    await person.fill('Primeiro dia', short(40))
    await person.fill('Último dia', short(44))
    await person.fill('Início das inscrições', short(-1))
    await person.fill('Fim das inscrições', short(30))
    await person.fill('Cerimônia de abertura', `${short(40)} 19h30`)
    await person.press('choice', 'Futsal')
    await person.isRead('Cerimônia de abertura', `${inDays(40).split('-').toReversed().join('/')} 19:30`)
    await person.choose('Coordenador', 'Ana Paula Ribeiro', 'Ana Paula Ribeiro')
    await person.press('button', 'Salvar')
    await person.sees('Registro cadastrado com sucesso')
    await person.press('button', 'Abrir inscrições')
    await person.sees('Inscrições abertas')
    await person.hasNoErrors()
  },
  'job 17: a list is imported, looked at and taken back': async (person, mark) => {
    await person.open(departments)
    await person.press('button', 'Mais ações')
    await person.press('menuitem', 'Importar…')
    await person.sees('Escolha o arquivo')
    const row = (place) => [
      `Setor ${mark} ${place}`,
      `${mark.slice(-7)}${place}`.toUpperCase(),
      'Setor',
      `${mark}${place}@esporte.pr.gov.br`,
    ]
    const lines = [['Nome', 'Sigla', 'Tipo', 'E-mail'], row(1), row(2)].map((cells) => cells.join(';'))
    await person.giveFile('setores.csv', lines.join('\n'))
    await person.press('button', 'Conferir as linhas')
    await person.press('button', 'Importar 2 linhas')
    await person.sees('2 registros importados')
    await person.press('link', 'Ver os importados')
    await person.sees(`Setor ${mark} 2`)
    await person.press('button', 'Desfazer importação')
    await person.press('button', 'Sim, desfazer')
    await person.sees('Nenhum registro encontrado')
    await person.hasNoErrors()
  },
  'job 18: a filtered list is exported whole': async (person) => {
    await person.open(`${departments}?busca=diretoria`)
    await person.sees('Diretoria de Esporte')
    await person.keepFiles()
    await person.press('button', 'Mais ações')
    await person.press('menuitem', 'Exportar…')
    await person.press('button', 'Exportar', 'dialog')
    const text = await person.until('the exported file', () => person.givenFile())
    if (!/^\uFEFF?.*Nome/.test(text) || !text.includes('Diretoria de Esporte')) throw new Error(`The file says: ${text.slice(0, 300)}`)
    await person.hasNoErrors()
  },
  'job 21: the session ends elsewhere and the network goes while a form is saved': async (person, mark) => {
    await person.open(`${departments}/novo`)
    await fillIn(person, `${mark}s`)
    await person.world.endSession(await person.client.run(() => JSON.parse(localStorage.getItem('session_0')).token))
    await person.press('button', 'Salvar')
    await person.sees('Entre de novo para continuar')
    await person.fill('Senha', 'esporte-parana')
    await person.press('button', 'Continuar')
    await person.is(false, () => person.client.run(() => document.querySelector('[role=dialog]') !== null))
    person.net.cut(/\/api\//)
    await person.press('button', 'Salvar')
    await person.sees('Sem resposta do servidor')
    person.net.mend()
    await person.press('button', 'Tentar de novo')
    await person.sees('Registro cadastrado com sucesso')
    await person.hasNoErrors()
  },
  'job 21: a page whose code did not come while the network was gone is opened afterwards': async (person) => {
    await person.open(departments)
    await person.sees('Diretoria de Esporte')
    person.net.cut()
    await person.press('link', 'Função')
    await person.sees('Não foi possível carregar a página')
    person.net.mend()
    await person.press('button', 'Tentar de novo')
    await person.sees('Nova função')
    await person.hasNoErrors()
  },
  'job 31: a form of a portal is filled in and saved, and its list shows it': async (person, mark) => {
    const sign = `${mark}p`
    await person.open(person.at.portal)
    await person.press('link', 'Novo departamento')
    await fillIn(person, sign)
    await person.press('button', 'Salvar')
    await person.sees('Registro cadastrado com sucesso')
    await person.open(person.at.portal)
    await person.fill('Buscar em departamentos', sign)
    await person.sees(`Setor ${sign}`)
    await person.hasNoErrors()
  },
  'job 32: the screen of a portal is moved in its page, and keeps what was typed': async (person) => {
    await person.open(person.at.portal)
    await person.press('link', 'Novo departamento')
    await person.fill('Nome', 'Setor que muda de lugar')
    await person.client.run(() => document.body.append(document.querySelector('esporte-screen')))
    await person.isRead('Nome', 'Setor que muda de lugar')
    await person.hasNoErrors()
  },
}

const statuses = (person, asked) => Promise.all(asked.map(({ path }) => person.world.statusOf(path)))
