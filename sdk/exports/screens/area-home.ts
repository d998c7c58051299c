'use client'

export { AreaHomeScreen } from '../../src/screens/home/AreaHomeScreen.js'
