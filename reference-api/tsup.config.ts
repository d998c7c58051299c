import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

const sdk = '@esporte-parana/sdk'

export default defineConfig({
  entry: { main: 'src/main.ts', embeddedWorker: 'src/database/embedded/embeddedWorker.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  // A file for each thread: a build beside a running server takes nothing away that it still has to load.
  splitting: false,
  dts: false,
  sourcemap: true,
  clean: true,
  // The contracts come along as source; what they and the server need from npm stays outside, from whatever folder the build is started.
  noExternal: [new RegExp(`^${sdk}`)],
  external: Object.keys(manifest.dependencies).flatMap((name) => (name === sdk ? [] : [new RegExp(`^${name}($|/)`)])),
})
