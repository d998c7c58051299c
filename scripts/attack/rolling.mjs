import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../lib/checks.mjs'
import { root } from '../lib/paths.mjs'
import { department, departments, hold, inFolder, send, signIn, startTarget, wait } from './target.mjs'

const examples = join(root, 'reference-api', 'operating')

/** The balancers whose settings we give, with what starts them. */
const balancers = {
  haproxy: { program: '/usr/sbin/haproxy', words: (file) => ['-db', '-f', file], settings: haproxySettings },
  nginx: { program: '/usr/sbin/nginx', words: (file) => ['-c', file, '-g', 'daemon off;'], settings: nginxSettings },
}

export const installedBalancers = Object.keys(balancers).filter((name) => existsSync(balancers[name].program))

/** Long enough for three probes of the balancer. */
const drainSeconds = 8

/** Restarts three processes behind a balancer one after the other while twenty clients read and write. No request may fail. */
export const rollingRestart = (name) =>
  inFolder(async (folder) => {
    const ports = [await freePort(), await freePort(), await freePort()]
    const start = (port) =>
      startTarget({
        DATABASE_URL: process.env.ATTACK_DATABASE_URL,
        PORT: String(port),
        TRUST_PROXY: '1',
        DRAIN_SECONDS: String(drainSeconds),
      })
    const processes = []
    for (const port of ports) processes.push(await start(port))
    const { base, stop } = await startBalancer(name, { folder, ports })
    const asked = await load(base, async () => {
      for (const [place, { child, ended }] of [...processes].entries()) {
        child.kill('SIGTERM')
        await ended
        processes[place] = await start(ports[place])
        // Until the balancer sends to it again.
        await wait(5000)
      }
    })
    const lost = []
    const token = await signIn({ base })
    for (const id of asked.kept) if ((await send(base, 'GET', `${departments}/${id}`, { token })).status !== 200) lost.push(id)
    stop()
    for (const { child } of processes) child.kill('SIGKILL')
    const failed = Object.entries(asked.statuses).filter(([status]) => status !== '200' && status !== '201')
    hold(`${name}, requests`, asked.count, asked.count >= 3000)
    hold(`${name}, failed`, JSON.stringify(Object.fromEntries(failed)), failed.length === 0)
    hold(`${name}, acknowledged and lost`, `${lost.length} of ${asked.kept.length}`, lost.length === 0 && asked.kept.length > 100)
  })

/** Twenty clients without a pause, which try nothing again, for as long as `work` takes. */
async function load(base, work) {
  const token = await signIn({ base })
  const statuses = {}
  const kept = []
  let count = 0
  let isDone = false
  const client = async (place) => {
    for (let round = 0; !isDone; round++) {
      const isWriting = (place + round) % 4 === 0
      const answer = await (isWriting
        ? send(base, 'POST', departments, {
            token,
            body: department(),
            headers: { 'Idempotency-Key': randomUUID() },
          })
        : send(base, 'GET', `${departments}?por_pagina=25`, { token })
      ).catch((error) => ({ status: error.cause?.code ?? error.message }))
      count += 1
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status === 201) kept.push(answer.body.data.id)
      await wait(50)
    }
  }
  const clients = Array.from({ length: 20 }, (_, place) => client(place))
  try {
    await work()
  } finally {
    isDone = true
    await Promise.all(clients)
  }
  return { statuses, kept, count }
}

/** Starts a balancer with the settings that we give, on free ports and without TLS. */
async function startBalancer(name, { folder, ports }) {
  const { program, words, settings } = balancers[name]
  const port = await freePort()
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, settings({ folder, port, ports }))
  const child = spawn(program, words(file), { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (part) => (output += part))
  const base = `http://127.0.0.1:${port}/api/admin/v1`
  for (let tries = 0; ; tries++) {
    const answer = await send(base, 'GET', '/pronto').catch(() => undefined)
    if (answer?.status === 200) break
    if (tries > 100 || child.exitCode !== null) throw new Error(`${name} did not start: ${output.slice(0, 600)}`)
    await wait(200)
  }
  // Killed at once, nginx would leave its workers behind.
  return { base, stop: () => child.kill('SIGTERM') }
}

function haproxySettings({ folder, port, ports }) {
  const text = readFileSync(join(examples, 'haproxy.cfg'), 'utf8')
  const certificate = makeCertificate(folder)
  // As we give it, it must be right; then it runs on a free port.
  const whole = join(folder, 'whole.cfg')
  writeFileSync(whole, text.replaceAll('/etc/haproxy/esporte.pem', certificate))
  execFileSync('/usr/sbin/haproxy', ['-c', '-f', whole], { stdio: 'pipe' })
  return withPorts(text, ports)
    .replace(/^ *bind :443.*\n/m, '')
    .replace(/^ *http-request redirect.*\n/m, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
}

function nginxSettings({ folder, port, ports }) {
  const text = readFileSync(join(examples, 'nginx.conf'), 'utf8')
  const certificate = makeCertificate(folder)
  return `pid ${folder}/nginx.pid;\nerror_log stderr;\n${withPorts(text, ports)}`
    .replaceAll('/etc/nginx/esporte.pem', certificate)
    .replace('http {', `http {\n access_log off;\n client_body_temp_path ${folder}/body;\n proxy_temp_path ${folder}/proxy;`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
}

const withPorts = (text, ports) =>
  ports.reduce((settings, port, place) => settings.replace(`127.0.0.1:${4173 + place}`, `127.0.0.1:${port}`), text)

function makeCertificate(folder) {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((file) => join(folder, file))
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=esporte', '-keyout', key, '-out', certificate]
  execFileSync('openssl', words, { stdio: 'pipe' })
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  return both
}
