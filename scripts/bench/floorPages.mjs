import { fileURLToPath } from 'node:url'

/** Serves plain pages from the product's own origin, `/floor/inputs` and `/floor/table`, as small as React allows. */
export async function serveFloor(context) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: ['inputs', 'table'].map((name) => fileURLToPath(new URL(`./floor/${name}.jsx`, import.meta.url))),
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
    write: false,
    logLevel: 'error',
  })
  const scripts = new Map(outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1)?.replace('.js', ''), text]))
  await context.route('**/floor/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)
    const script = scripts.get(name.replace('.js', ''))
    if (name.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    const body = `<!doctype html><html lang="pt-BR"><title>${name}</title><div id="app"></div><script type="module" src="/floor/${name}.js"></script></html>`
    return route.fulfill({ contentType: 'text/html', body })
  })
}
