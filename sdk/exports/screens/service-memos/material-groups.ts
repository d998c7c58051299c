'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { MaterialGroupDialog } from '../../../src/resources/service-memos/gms/material-group/MaterialGroupDialog.js'
export { MaterialGroupList } from '../../../src/resources/service-memos/gms/material-group/MaterialGroupList.js'
