export { backofficePages, type BackofficePagesOptions } from '../src/vite/backofficePages.js'
export { offlineShell, type OfflineShellOptions } from '../src/vite/offlineShell.js'
