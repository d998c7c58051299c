'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { ChoiceDialog } from '../../src/resources/service-memos/service-request/choice/ChoiceDialog.js'
export { Screen as ServiceRequestList } from '../../src/resources/service-memos/service-request/ServiceRequestList.js'
