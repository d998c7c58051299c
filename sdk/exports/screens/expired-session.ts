'use client'

export { ExpiredSessionScreen } from '../../src/screens/public/ExpiredSessionScreen.js'
