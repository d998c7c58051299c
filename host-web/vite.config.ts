import { backofficePages, offlineShell } from '@esporte-parana/sdk/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import { sdkSources } from '../scripts/lib/sdkSources.mjs'
import { moduleReport } from './build/moduleReport.js'

const api = `http://127.0.0.1:${process.env.PORT ?? 4173}`

// A build uses the SDK's package like any consumer; development uses the sources, so that changes show at once.
export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US', 'es-ES'] }), enforce: 'pre' },
    react(),
    backofficePages(),
    offlineShell({ files: ['/icon.svg', '/manifest.webmanifest', /inter-latin-wght-normal.*\.woff2$/] }),
    moduleReport(),
  ],
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: command === 'serve' ? sdkSources : [],
  },
  // Spectrum's virtualizer reads this variable, and browsers have no `process`.
  define: { 'process.env.VIRT_ON': 'undefined' },
  build: {
    target: browserslistToEsbuild(),
    manifest: true,
    sourcemap: true,
    cssCodeSplit: true,
    // Every file is cached for a year; a small file inside another one would be sent again with each release.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api } },
}))
