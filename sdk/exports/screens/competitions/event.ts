'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { EventForm } from '../../../src/resources/competitions/event/EventForm.js'
