'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { SiteVisitList } from '../../../src/resources/inspections/site-visit/SiteVisitList.js'
