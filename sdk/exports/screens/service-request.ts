'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { Screen as ServiceRequestForm } from '../../src/resources/service-memos/service-request/ServiceRequestForm.js'
