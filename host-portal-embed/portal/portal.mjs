// A portal of another body, for demonstration: its own origin, its own server that holds the secret, its own (hostile) CSS.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const port = Number(process.env.PORTAL_PORT ?? 4174)
const product = process.env.PRODUCT_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4173}`
const pages = new URL('./', import.meta.url)

/** Asks the API for a short token with the portal's secret, which never reaches a browser. */
async function answerToken(response) {
  const answer = await fetch(`${product}/api/admin/v1/sessao/portal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ portal: 'demo', secret: process.env.PORTAL_SECRET }),
  })
  const body = await answer.json()
  response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(answer.ok ? body.data : { message: body.message }))
}

async function answerPage(response, name, type) {
  const text = await readFile(new URL(name, pages), 'utf8')
  response.writeHead(200, { 'Content-Type': type })
  response.end(text.replaceAll('%PRODUCT%', product))
}

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://portal').pathname
  const work =
    path === '/token' && request.method === 'POST'
      ? answerToken(response)
      : path === '/hostile.css'
        ? answerPage(response, 'hostile.css', 'text/css; charset=utf-8')
        : path === '/' || path.endsWith('.html')
          ? answerPage(response, path === '/' ? 'index.html' : path.slice(1).replace(/[^a-z.-]/g, ''), 'text/html; charset=utf-8')
          : Promise.reject(Object.assign(new Error('not found'), { code: 'ENOENT' }))
  work.catch((error) => {
    response.writeHead(error.code === 'ENOENT' ? 404 : 502, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(error.code === 'ENOENT' ? 'Página não encontrada.' : `O servidor do produto não respondeu em ${product}.`)
  })
})
server.on('error', (error) => {
  process.stderr.write(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORTAL_PORT to a free one.\n` : `${error.message}\n`)
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => process.stdout.write(`Demo portal: http://127.0.0.1:${port}\n`))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close(() => process.exit(0)))
