'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { EventHome } from '../../../src/resources/competitions/event/home/EventHome.js'
