import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// A minimal host: no alias, no plugin of ours. Only server rendering must bundle the packages, because of their style sheets.
export default defineConfig({ plugins: [react()], ssr: { noExternal: [/^@esporte-parana\//, /^@adobe\//] }, logLevel: 'warn' })
