import { readFileSync } from 'node:fs'
import { copyFile, glob, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { defineConfig } from 'tsup'

const notShipped = /\.(test|testkit|test-d|d)\.tsx?$|\/vite\/(start|offline)Script\.ts$/
const usesReact = /from\s*["'](react|react-dom|react-aria|react-stately|@adobe\/react-spectrum|@tanstack\/react-query)(\/[^"']*)?["']/

// One file for each module: the consumer's bundler then splits code and styles by route as exactly as the sources allow.
// A bundle with chunks put what two screens share, and what only one of them uses, into the same file.
export default defineConfig(async () => ({
  entry: await sources(),
  outDir: 'dist',
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  splitting: false,
  dts: false,
  sourcemap: true,
  clean: true,
  silent: true,
  plugins: [
    { name: 'single-icons', renderChunk: (code: string) => ({ code: withSingleIcons(code) }) },
    {
      name: 'client-directive',
      // On the first line, so that source maps stay right.
      renderChunk: (code: string) => (usesReact.test(code) ? { code: `"use client";${code}` } : undefined),
    },
  ],
  onSuccess: async () => {
    await Promise.all([copyStyles(), bundleScripts()])
  },
}))

/** Texts that a build writes into a page and into a service worker: they need nothing from outside. */
async function bundleScripts(): Promise<void> {
  const entryPoints = ['src/vite/startScript.ts', 'src/vite/offlineScript.ts']
  await build({ entryPoints, outdir: 'dist/src/vite', bundle: true, minify: true, format: 'iife', target: 'es2022', logLevel: 'error' })
}

/** The file of each drawing by its name. */
const drawings = new Map(
  [...readFileSync('src/icons/icons.ts', 'utf8').matchAll(/export \{ (\w+) \} from '\.\/(drawings\/[\w-]+\.js)'/g)].map(
    ([, name = '', file = '']) => [name, file],
  ),
)

/** Each drawing from its own file: by the list of all of them, every page would seem to need every drawing. */
function withSingleIcons(code: string): string {
  return code.replace(/import \{([^}]*)\} from "([./]*\/icons)\/icons\.js";/g, (_, names: string, folder: string) =>
    names
      .split(',')
      .map((part) => {
        const [name = ''] = part.trim().split(' as ')
        return `import { ${part.trim()} } from "${folder}/${drawings.get(name)}";`
      })
      .join(' '),
  )
}

async function sources(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('{src,exports}/**/*.{ts,tsx}')) if (!notShipped.test(file)) found.push(file)
  return found
}

/** `import './list.css'` stays as it is, beside the file that needs it. */
async function copyStyles(): Promise<void> {
  for await (const file of glob('src/**/*.css')) {
    const target = join('dist', file)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(file, target)
  }
}
