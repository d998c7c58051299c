import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departments, newCpf, people, personDraft } from '../testing/drafts.js'
import { caller, startTestServer, type TestServer } from '../testing/testServer.js'
import { runCommand } from './commands.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())

const password = 'uma senha bem longa'
const run = ([command = '', ...words]: readonly string[], typed = '') =>
  runCommand(api.database, { command, words, input: Readable.from(typed ? [Buffer.from(typed)] : []) })
const signIn = (username: string) => api.call('POST', '/sessao/login', { username, password })
const create = (username: string, name: string, ...options: string[]) =>
  run(['create-user', username, `${username}@esporte.pr.gov.br`, ...name.split(' '), ...options], password)

test('a user is made with a registered person behind it, or with one who is registered on the way', async () => {
  const admin = await api.signIn()
  const cpf = newCpf()
  const known = (await admin('POST', people, personDraft({ cpf, name: 'Rosa Conhecida' }))).body.data
  expect(await create('rosa', 'Rosa Conhecida', `--cpf=${cpf}`)).toBe('The user rosa is made.\nRosa Conhecida is behind it.')
  await expect(create('rosa2', 'Rosa Conhecida', `--cpf=${cpf}`)).rejects.toThrow('That person is behind the user "rosa" already')
  await expect(create('nova', 'Nova Servidora', `--cpf=${newCpf()}`)).rejects.toThrow('To register Nova Servidora, add --born=<DD/MM/YYYY>')
  await expect(create('nova', 'Nova Servidora', '--cpf=111')).rejects.toThrow('"111" is no CPF')
  await expect(create('nova', 'Nova Servidora', '--cpf')).rejects.toThrow('"--cpf" is no option. There are --cpf=…, --born=…, --gender=….')
  const fresh = newCpf()
  await expect(create('nova', 'Nova Servidora', `--cpf=${fresh}`, '--born=31/02/1990', '--gender=f')).rejects.toThrow(
    'Nova Servidora cannot be registered. --born: Invalid date. Write it like --born=31/12/1990.',
  )
  await expect(create('nova', 'Nova Servidora', `--cpf=${fresh}`, '--born=10/3', '--gender=f')).rejects.toThrow(
    '--born: "10/3" is no date with its year. Write it like --born=31/12/1990.',
  )
  await expect(create('nova', 'Nova Servidora', `--cpf=${fresh}`, '--born=3/2/1990', '--gender=mulher')).rejects.toThrow(
    '--gender: "mulher" is not known. Write --gender=feminino or --gender=masculino.',
  )
  expect(await create('nova', 'Nova Servidora', `--cpf=${fresh}`, '--born=3/2/1990', '--gender=f')).toContain(
    'Nova Servidora, now registered without address and phone,',
  )
  const found = (await admin('GET', `${people}?busca=${fresh}`)).rows
  expect(found).toMatchObject([{ name: 'Nova Servidora', birthDate: '1990-02-03', legalCapacity: 'adulto', createdBy: null }])
  expect(known.id).not.toBe(found[0]?.id)
})

test('a user without a person gets one later', async () => {
  expect(await create('avulsa', 'Avulsa Sem Pessoa')).toMatch(
    /^The user avulsa is made\.\nNo registered person is behind it, .+ set-person avulsa --cpf=<CPF>$/,
  )
  await expect(run(['set-person', 'avulsa'])).rejects.toThrow('Say who it is: --cpf=<CPF>.')
  await expect(run(['set-person', 'ninguem', `--cpf=${newCpf()}`])).rejects.toThrow(
    'There is no user "ninguem". list-users shows all of them.',
  )
  expect(await run(['set-person', 'avulsa', `--cpf=${newCpf()}`, '--born=1980-05-01', '--gender=feminino'])).toBe(
    'Avulsa Sem Pessoa, now registered without address and phone, is behind avulsa.',
  )
})

test('a person behind a user is replaced only by somebody who names that person', async () => {
  const [wrong, right] = [newCpf(), newCpf()]
  const born = ['--born=20/11/1978', '--gender=m']
  await create('trocado', 'Pessoa Trocada', `--cpf=${wrong}`, ...born)
  await expect(run(['set-person', 'trocado', `--cpf=${right}`, ...born])).rejects.toThrow(
    'Pessoa Trocada is behind trocado already. If that is a mistake, name both: --cpf=<right CPF> --instead-of=<CPF of Pessoa Trocada>',
  )
  await expect(run(['set-person', 'trocado', `--cpf=${right}`, `--instead-of=${right}`])).rejects.toThrow('that is not the CPF of')
  expect(await run(['set-person', 'trocado', `--cpf=${right}`, `--instead-of=${wrong}`, ...born])).toMatch(/is behind trocado\.$/)
})

test('a taken name and a taken e-mail are told apart', async () => {
  await create('tomada', 'Tomada')
  await expect(run(['create-user', 'tomada', 'outra@esporte.pr.gov.br', 'Outra'])).rejects.toThrow(
    'There is a user with the name "tomada" already.',
  )
  await expect(run(['create-user', 'outra', 'tomada@esporte.pr.gov.br', 'Outra'])).rejects.toThrow(
    'There is a user with the e-mail "tomada@esporte.pr.gov.br" already.',
  )
})

test('a user who leaves is shut out at once, and may be let in again', { timeout: 180_000 }, async () => {
  await create('sai', 'Quem Sai')
  const call = caller(api.baseUrl, (await signIn('sai')).body.data.token)
  await signIn('sai')
  expect((await call('GET', departments)).status).toBe(200)
  expect(await run(['shut-out', 'sai'])).toBe(
    'sai is shut out: 2 sessions have ended, and the next sign-in is refused. To undo it: let-in sai.',
  )
  expect([(await call('GET', departments)).status, (await signIn('sai')).status]).toEqual([401, 401])
  expect((await signIn('sai')).body.code).toBe('shut-out')
  const guess = await api.call('POST', '/sessao/login', { username: 'sai', password: 'not-the-password' })
  expect([guess.status, guess.body.code]).toEqual([401, 'credentials'])
  expect(await run(['shut-out', 'SAI'])).toContain('0 sessions have ended')
  expect(await run(['list-users'])).toMatch(/^sai +Quem Sai +sai@esporte\.pr\.gov\.br +- +no +\d{4}-/m)
  expect(await run(['reset-password', 'sai'], password)).toContain('sai is shut out and still may not sign in: let-in sai.')
  await run(['let-in', 'sai'])
  expect((await signIn('sai')).status).toBe(200)
  expect((await call('GET', departments)).status).toBe(401)
})

test('the users are listed with their people, without those of portals', async () => {
  await api.call('POST', '/sessao/recuperar-senha', { username: 'gestora' })
  const list = await run(['list-users'])
  expect(list.split('\n')[0]).toMatch(/^user +name +e-mail +person behind it +may sign in +last sign-in +asked for a new password$/)
  expect(list).toMatch(/^gestora .+ \d{4}-\d\d-\d\d \d\d:\d\d$/m)
  expect(list).toMatch(/^admin .+ -$/m)
  expect(list).toMatch(/^admin +Ana Paula Ribeiro +/m)
  expect(list).not.toContain('portal:')
})
