import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './handleErrors.js'
import { type Asset, createAssetStore } from './assetStore.js'
import { notFound } from './Problem.js'

export interface HostFolders {
  /** Built host-web, served at `/`. */
  readonly web: string
  /** Built host-portal-embed, served at `/embed/` to pages of any origin. */
  readonly embed: string
}

/** The hash of the style element that Spectrum adds to the page's head; other inline code must be part of the page itself. */
const spectrumStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Answers contain personal data: caches must not store them unless a call allows it, and browsers must not show them as pages. */
const apiHeaders = { 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox" }

/** Security headers for everything, and the built hosts beside the API. */
export async function serveHosts(server: FastifyInstance, hosts: HostFolders | undefined): Promise<void> {
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
  })
  const store = createAssetStore()
  server.setNotFoundHandler(async (request, reply) => {
    const path = decodedPath(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!hosts || !isRead || path === undefined || path.startsWith('/api/')) return sendProblem(notFound(), request, reply)
    if (path.startsWith('/embed/')) return serveEmbed(request, reply, { store, file: join(hosts.embed, path.slice('/embed'.length)) })
    return serveWeb(request, reply, { store, folder: hosts.web, path })
  })
}

type Store = ReturnType<typeof createAssetStore>

async function serveWeb(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, folder, path }: { readonly store: Store; readonly folder: string; readonly path: string },
) {
  // The page is always sent with its policy, under any of its names.
  const isPage = path === '/' || path === '/index.html'
  const file = isPage ? undefined : await store.read(join(folder, path))
  if (file) return store.send(request, reply, { asset: file, isForever: path.startsWith('/assets/') })
  // Every address that a person opens returns the same page, whose router knows what exists; a missing script or picture must not. A
  // monitoring tool that accepts anything gets the front page as a sign that the product runs.
  const wantsPage = isPage || /\btext\/html\b/.test(request.headers.accept ?? '')
  if (!wantsPage) return sendProblem(notFound(), request, reply)
  const page = await store.read(join(folder, 'index.html'))
  if (!page)
    return reply.code(503).type('text/plain; charset=utf-8').send('The web host is not built. Run "npm run build" and reload this page.\n')
  reply.header('Content-Security-Policy', contentSecurityPolicy(page.inline))
  return store.send(request, reply, { asset: page, isForever: false })
}

async function serveEmbed(request: FastifyRequest, reply: FastifyReply, { store, file }: { readonly store: Store; readonly file: string }) {
  const asset = await store.read(file)
  reply.header('Access-Control-Allow-Origin', '*')
  if (!asset) return sendProblem(notFound(), request, reply)
  return store.send(request, reply, { asset, isForever: /-[\w-]{8}\.\w+$/.test(file) })
}

function contentSecurityPolicy({ scripts, styles }: Asset['inline']): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", spectrumStyle, ...styles].join(' ')}`,
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

/** The path of an address; undefined when it is malformed or leaves the folder. */
function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}
