'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { PersonForm } from '../../../src/resources/people/person/screens/PersonForm.js'
