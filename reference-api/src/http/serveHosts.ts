import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { framePolicy, isOfFrame } from './frameOrigin.js'
import { sendProblem } from './handleErrors.js'
import { notFound, Problem } from './Problem.js'

export interface HostFolders {
  /** Built host-web, served at `/`. */
  readonly web: string
  /** Built host-portal-embed, served at `/embed/` to pages of any origin. */
  readonly embed: string
  /** Origins of the portals that may show a screen in a frame. @default none */
  readonly readPortals?: () => Promise<Iterable<string>>
}

/** The hash of the style element that Spectrum adds to the page's head; other inline code must be part of the page itself. */
const spectrumStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Answers contain personal data: caches must not store them unless a call allows it, and browsers must not show them as pages. */
const apiHeaders = { 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox" }

/** Security headers for everything, and the built hosts beside the API. @param methodsOf the methods of an address of the API */
export async function serveHosts(
  server: FastifyInstance,
  hosts: HostFolders | undefined,
  methodsOf: (path: string) => readonly string[] = () => [],
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    // Other portals load the embed's files and, if registered, call the API.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Set below, and only when a trusted proxy reports https, because the product itself serves plain HTTP.
    strictTransportSecurity: false,
  })
  server.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${365 * 86_400}`)
    if (request.url.startsWith('/api/')) reply.headers(apiHeaders)
    else if (isOfFrame(request) && !request.url.startsWith('/embed/')) throw notFound()
  })
  if (hosts) await serveFiles(server, hosts)
  server.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const methods = path.startsWith('/api/') ? methodsOf(path) : []
    if (methods.length > 0) {
      reply.header('Allow', methods.join(', '))
      return sendProblem(new Problem(405, 'method-not-allowed', { params: { methods: methods.join(', ') } }), request, reply)
    }
    if (path.startsWith('/embed/')) reply.header('Access-Control-Allow-Origin', '*')
    // Every address that a person opens returns the same page, whose router knows what exists; a missing script or picture must not.
    const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '') && (request.method === 'GET' || request.method === 'HEAD')
    if (!hosts || !wantsPage || /^\/(?:api|embed)\//.test(path)) return sendProblem(notFound(), request, reply)
    return sendPage(reply, hosts.web)
  })
}

/** The files of both hosts, compressed by their builds. */
async function serveFiles(server: FastifyInstance, { web, embed, readPortals = async () => [] }: HostFolders) {
  const files = { index: false, preCompressed: true, cacheControl: false } as const
  await server.register(
    async (scope) => {
      // Pages of any origin, also those whose monitor adds headers to every request.
      await scope.register(cors, { origin: '*', methods: ['GET', 'HEAD'], maxAge: 600 })
      const serve = (prefix: string, root: string, isForever: (path: string) => boolean) =>
        scope.register(fastifyStatic, {
          ...files,
          root,
          prefix,
          decorateReply: false,
          setHeaders: (reply, path) => void reply.header('Cache-Control', lifetime(isForever(path))),
        })
      await serve('/', embed, (path) => /-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(path))
      // The same files under the exact version, for pages that name it and each file's hash.
      const version = await versionOf(join(embed, 'v1', 'manifest.json'))
      if (version) await serve(`/${version}/`, join(embed, 'v1'), () => true)
      for (const folder of ['v1', ...(version ? [version] : [])])
        scope.get(`/${folder}/frame.html`, { schema: { hide: true } }, async (request, reply) => {
          if (!isOfFrame(request)) throw notFound()
          // Its successor: frame-ancestors of the policy.
          reply.removeHeader('X-Frame-Options').header('Content-Security-Policy', framePolicy([...(await readPortals())], spectrumStyle))
          return reply
            .header('Cache-Control', 'no-cache')
            .type('text/html; charset=utf-8')
            .send(await readFile(join(embed, 'v1', 'frame.html')))
        })
    },
    { prefix: '/embed' },
  )
  const pages = {
    ...files,
    root: web,
    setHeaders: (reply: FastifyReply, path: string) => void reply.header('Cache-Control', lifetime(path.startsWith(join(web, 'assets')))),
  }
  await server.register(fastifyStatic, { ...pages, serve: false })
  await server.register(async (scope) => {
    // What can be no file, such as `/pessoas//` or a folder, is still an address that a person opened.
    scope.setErrorHandler((error: FastifyError, _, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error
      reply.callNotFound()
    })
    await scope.register(fastifyStatic, { ...pages, decorateReply: false })
  })
  // A monitoring tool that accepts anything gets the front page as a sign that the product runs.
  for (const path of ['/', '/index.html']) server.get(path, { schema: { hide: true } }, (_, reply) => sendPage(reply, web))
}

/** Undefined when the embed is not built. */
async function versionOf(manifest: string): Promise<string | undefined> {
  const text = await readFile(manifest, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { readonly version: string }).version
}

const lifetime = (isForever: boolean) => (isForever ? 'public, max-age=31536000, immutable' : 'no-cache')

/** The page is always sent with its policy, under any of its names. */
async function sendPage(reply: FastifyReply, folder: string) {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined)
    return reply.code(503).type('text/plain; charset=utf-8').send('The web host is not built. Run "npm run build" and reload this page.\n')
  return reply
    .header('Content-Security-Policy', contentSecurityPolicy(page))
    .header('Permissions-Policy', permissionsPolicy)
    .sendFile('index.html')
}

/** A visit asks for its place, and a photo for the camera. Browsers warn of names that they do not know, so only those that all know are here. */
const permissionsPolicy = 'geolocation=(self), camera=(self), microphone=(), payment=()'

function contentSecurityPolicy(page: string): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes(page, 'script')].join(' ')}`,
    `style-src ${["'self'", spectrumStyle, ...hashes(page, 'style')].join(' ')}`,
    // Spectrum places overlays by style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    // A stored PDF is shown beside its record.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** CSP sources of the page's inline scripts or styles. */
function hashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...elements].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
