import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Asset {
  readonly bytes: Buffer
  readonly type: string
  readonly etag: string
  /** CSP sources of the page's inline scripts and styles. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Filled at the first request for each encoding, unless the build left a file. */
  readonly compressed: Map<'br' | 'gzip', Promise<Buffer>>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const isText = (type: string) => /^text|json|svg/.test(type)

const compressors = {
  // For files that the build did not compress: quality 9 takes a tenth of the time of the highest.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** Keeps files in memory, compressed once. A file that changes on disk is read again. */
export function createAssetStore() {
  const assets = new Map<string, { readonly modified: number; readonly asset: Promise<Asset> }>()

  return {
    async read(path: string): Promise<Asset | undefined> {
      const status = await stat(path).catch(() => undefined)
      if (!status?.isFile()) return undefined
      const known = assets.get(path)
      if (known?.modified === status.mtimeMs) return known.asset
      const asset = load(path)
      assets.set(path, { modified: status.mtimeMs, asset })
      return asset
    },

    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      { asset, isForever }: { readonly asset: Asset; readonly isForever: boolean },
    ): Promise<FastifyReply> {
      reply
        .type(asset.type)
        .header('ETag', asset.etag)
        .header('Vary', 'Accept-Encoding')
        .header('Cache-Control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (request.headers['if-none-match']?.includes(asset.etag)) return reply.code(304).send()
      const encoding = encodingFor(request, asset)
      if (!encoding) return reply.send(asset.bytes)
      return reply.header('Content-Encoding', encoding).send(await compress(asset, encoding))
    },
  }
}

async function load(path: string): Promise<Asset> {
  const bytes = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  const html = type.startsWith('text/html') ? bytes.toString() : ''
  const inline = { scripts: hashes(html, 'script'), styles: hashes(html, 'style') }
  const built = await readFile(`${path}.br`).catch(() => undefined)
  return { bytes, type, etag, inline, compressed: new Map(built && [['br', Promise.resolve(built)]]) }
}

function hashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...elements].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function encodingFor(request: FastifyRequest, asset: Asset): 'br' | 'gzip' | undefined {
  if (!isText(asset.type) || asset.bytes.length < 256) return undefined
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function compress(asset: Asset, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = asset.compressed.get(encoding)
  if (known) return known
  const made = compressors[encoding](asset.bytes)
  asset.compressed.set(encoding, made)
  return made
}
