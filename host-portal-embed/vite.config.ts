import { readFileSync } from 'node:fs'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import { listFiles } from './build/listFiles.js'
import { ownBuiltIns } from './build/ownBuiltIns.js'
import { ownKeys } from './build/ownKeys.js'

const { version } = JSON.parse(readFileSync(new URL('../sdk/package.json', import.meta.url), 'utf8')) as { readonly version: string }

// Served below `/embed/v1/`, the address that portals use: the loader and the style sheet keep their names, all other files are hashed.
export default defineConfig({
  base: './',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US', 'es-ES'] }), enforce: 'pre' },
    ownKeys(),
    ownBuiltIns(),
    react(),
    listFiles(version),
  ],
  define: { 'process.env.VIRT_ON': 'undefined', 'import.meta.env.SDK_VERSION': JSON.stringify(version) },
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: 'dist/v1',
    target: browserslistToEsbuild(),
    sourcemap: true,
    // One style sheet for the shadow roots; split sheets would be added to the head of the other site's page.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { 'esporte-screen': 'src/esporte-screen.ts', frame: 'src/frame/frame.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: (asset) => (asset.names.some((name) => name.endsWith('.css')) ? 'style.css' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
})
