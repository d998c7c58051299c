import { createMemoryNavigation } from './createMemoryNavigation.js'
import { testNavigation } from './testNavigation.testkit.js'

testNavigation(createMemoryNavigation)
