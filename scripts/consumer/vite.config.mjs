import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// As plain as a host can be: no alias, no plugin of ours.
export default defineConfig({ plugins: [react()], logLevel: 'warn' })
