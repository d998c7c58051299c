import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkStages } from './build/chunkStages.js'
import { moduleReport } from './build/moduleReport.js'
import { offlineShell } from './build/offlineShell.js'
import { routePreload } from './build/routePreload.js'

const exportsFolder = fileURLToPath(new URL('../sdk/exports', import.meta.url))
const api = `http://127.0.0.1:${process.env.PORT ?? 4173}`

// A build takes the SDK as any consumer does, from its package; development takes the sources, so that a change shows at once.
export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US', 'es-ES'] }), enforce: 'pre' },
    react(),
    chunkStages(),
    routePreload(),
    moduleReport(),
    offlineShell(),
  ],
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias:
      command === 'serve'
        ? [
            { find: /^@esporte-parana\/sdk$/, replacement: `${exportsFolder}/index.ts` },
            { find: /^@esporte-parana\/sdk\/(.+)$/, replacement: `${exportsFolder}/$1.ts` },
          ]
        : [],
  },
  // Spectrum's virtualizer reads it; there is no process in a browser.
  define: { 'process.env.VIRT_ON': 'undefined' },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    cssCodeSplit: true,
    // Every file is cached for a year: a small one inside another would be sent again with each release.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api } },
}))
