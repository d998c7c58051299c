'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { LotForm } from '../../../src/resources/service-memos/lot/LotForm.js'
