'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { ServiceRequestList } from '../../../src/resources/service-memos/service-request/ServiceRequestList.js'
