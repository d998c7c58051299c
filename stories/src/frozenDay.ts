import { setDay } from './clock.js'
import { initialGlobals } from './globals.js'

setDay(initialGlobals.day)
