'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { TenderForm } from '../../../src/resources/service-memos/tender/TenderForm.js'
