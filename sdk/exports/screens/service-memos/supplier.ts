'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { SupplierForm } from '../../../src/resources/service-memos/supplier/SupplierForm.js'
