// A demo portal of another organization, with its own origin, a server that knows the secret, and hostile CSS.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const port = Number(process.env.PORTAL_PORT ?? 4174)
const product = process.env.PRODUCT_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4173}`
/** Where the product's frames are; only a page that asks for them needs it in its policy. */
const frames = process.env.FRAME_ORIGIN ?? `http://127.0.0.1:${process.env.FRAME_PORT ?? 4175}`
const pages = new URL('./', import.meta.url)

/** Gets a short-lived token from the API with the portal's secret, which never reaches a browser. */
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

/** The page is always the same; its address decides the screen. */
const screens = {
  '/': 'screen="administrativo/departamentos"',
  '/pessoa.html': 'screen="pessoas" record="novo"',
}

/** What the pages need, and the page with a switch for everything. */
const files = { '/hostile.css': 'text/css', '/bancada.css': 'text/css', '/bancada.js': 'text/javascript', '/bancada.html': 'text/html' }

/** As `docs/content-policy.md` says: the page's script is a file of its own. */
const policy = `default-src 'self'; script-src 'self' ${product}; connect-src 'self' ${product}; img-src 'self' blob: data:; frame-src blob: ${frames}`

async function answerFile(response, { name, type, screen = '', headers = {} }) {
  const text = await readFile(new URL(name, pages), 'utf8')
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, ...headers })
  response.end(text.replaceAll('%PRODUCT%', product).replaceAll('%SCREEN%', screen))
}

async function answer(request, response) {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://portal')
  if (path === '/token' && request.method === 'POST') return answerToken(response)
  if (Object.hasOwn(files, path)) {
    const headers = searchParams.has('politica') ? { 'Content-Security-Policy': policy } : {}
    return answerFile(response, { name: path.slice(1), type: files[path], headers })
  }
  if (Object.hasOwn(screens, path)) return answerFile(response, { name: 'index.html', type: 'text/html', screen: screens[path] })
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Página não encontrada.')
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => {
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(`O servidor do produto não respondeu em ${product}.`)
  })
})
server.on('error', (error) => {
  process.stderr.write(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORTAL_PORT to a free one.\n` : `${error.message}\n`)
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => process.stdout.write(`Demo portal: http://127.0.0.1:${port}\n`))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close(() => process.exit(0)))
