import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

const sdk = '@esporte-parana/sdk'

export default defineConfig({
  entry: { main: 'src/main.ts', embeddedWorker: 'src/database/embedded/embeddedWorker.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  // One file for each thread, so that a build does not remove files that a running server still has to load.
  splitting: false,
  dts: false,
  sourcemap: true,
  clean: true,
  // The contracts are bundled from source; npm packages stay external, from whatever folder the build starts.
  noExternal: [new RegExp(`^${sdk}`)],
  external: Object.keys(manifest.dependencies).flatMap((name) => (name === sdk ? [] : [new RegExp(`^${name}($|/)`)])),
})
