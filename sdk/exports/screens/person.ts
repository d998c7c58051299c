'use client'

export { Screen as PersonForm } from '../../src/resources/people/person/PersonForm.js'
