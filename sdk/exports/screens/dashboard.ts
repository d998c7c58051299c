'use client'

export { DashboardScreen } from '../../src/homePages.js'
