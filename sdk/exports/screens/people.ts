'use client'

export { Screen as PersonList } from '../../src/resources/people/person/PersonList.js'
