'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { OrganizationForm } from '../../../src/resources/sports-programme/organization/screens/OrganizationForm.js'
