'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { FunctionDialog } from '../../../src/resources/administrative/function/FunctionDialog.js'
export { FunctionList } from '../../../src/resources/administrative/function/FunctionList.js'
