import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** The smallest possible React pages, `/floor/inputs` and `/floor/table`, by address. */
async function buildFloor() {
  const { build } = await import('esbuild')
  const names = ['inputs', 'table']
  const { outputFiles } = await build({
    entryPoints: names.map((name) => fileURLToPath(new URL(`./floor/${name}.jsx`, import.meta.url))),
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/floor',
    write: false,
    logLevel: 'error',
  })
  const scripts = outputFiles.map(({ path, text }) => [
    `/floor/${path.split(/[\\/]/).at(-1)}`,
    { contentType: 'text/javascript', body: text },
  ])
  const pages = names.map((name) => [
    `/floor/${name}`,
    {
      contentType: 'text/html',
      body: `<!doctype html><html lang="pt-BR"><title>${name}</title><div id="app"></div><script type="module" src="/floor/${name}.js"></script></html>`,
    },
  ])
  return new Map([...pages, ...scripts])
}

/** Serves the floor from the product's own origin. */
export async function serveFloor(context) {
  const floor = await buildFloor()
  await context.route('**/floor/*', (route) => route.fulfill(floor.get(new URL(route.request().url()).pathname)))
}

/** Serves the floor over the network, compressed like the product, because a browser throttles only real network traffic. */
export async function startFloor() {
  const floor = await buildFloor()
  const server = createServer(({ url }, response) => {
    const page = floor.get(url)
    if (!page) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': page.contentType, 'Content-Encoding': 'br' }).end(brotliCompressSync(page.body))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}
