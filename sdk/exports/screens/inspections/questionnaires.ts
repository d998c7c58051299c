'use client'

// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
export { QuestionnaireList } from '../../../src/resources/inspections/questionnaire/QuestionnaireList.js'
