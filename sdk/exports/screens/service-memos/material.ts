'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { MaterialForm } from '../../../src/resources/service-memos/gms/material/MaterialForm.js'
