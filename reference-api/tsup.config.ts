import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  splitting: true,
  dts: false,
  sourcemap: true,
  clean: true,
  // The contracts come along as source; what they and the server need from npm stays outside.
  noExternal: [/^@esporte-parana\/sdk/],
})
