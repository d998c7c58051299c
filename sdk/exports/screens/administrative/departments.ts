'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { DepartmentList } from '../../../src/resources/administrative/department/DepartmentList.js'
