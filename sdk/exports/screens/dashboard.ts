'use client'

export { DashboardScreen } from '../../src/screens/home/DashboardScreen.js'
