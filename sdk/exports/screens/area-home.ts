'use client'

export { AreaHomeScreen, type AreaHomeScreenProps } from '../../src/homePages.js'
