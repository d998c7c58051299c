'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { SupplierList } from '../../../src/resources/service-memos/supplier/SupplierList.js'
