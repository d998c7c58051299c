import { vi } from 'vitest'

// Vitest has no setting for these waits, and their default of one second is short on a busy machine.
const timeout = 20_000
const { waitFor, waitUntil } = vi
vi.waitFor = (check, options) => waitFor(check, typeof options === 'number' ? options : { timeout, ...options })
vi.waitUntil = (check, options) => waitUntil(check, typeof options === 'number' ? options : { timeout, ...options })
