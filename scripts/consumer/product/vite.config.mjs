import { backofficePages, offlineShell } from '@esporte-parana/sdk/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react(), backofficePages(), offlineShell()], logLevel: 'warn' })
