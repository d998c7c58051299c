'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { MaterialClassDialog } from '../../../src/resources/service-memos/gms/material-class/MaterialClassDialog.js'
export { MaterialClassList } from '../../../src/resources/service-memos/gms/material-class/MaterialClassList.js'
