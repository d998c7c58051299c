'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { CanteenList } from '../../../src/resources/competitions/canteen/CanteenList.js'
