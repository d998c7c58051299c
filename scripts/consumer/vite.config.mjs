import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// As plain as a host can be: no alias, no plugin of ours. A server that renders has to take the packages' style sheets.
export default defineConfig({ plugins: [react()], ssr: { noExternal: [/^@esporte-parana\//, /^@adobe\//] }, logLevel: 'warn' })
