'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { ClassLevelDialog } from '../../../src/resources/school/class-level/ClassLevelDialog.js'
export { ClassLevelList } from '../../../src/resources/school/class-level/ClassLevelList.js'
