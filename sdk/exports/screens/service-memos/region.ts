'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { RegionForm } from '../../../src/resources/service-memos/region/RegionForm.js'
