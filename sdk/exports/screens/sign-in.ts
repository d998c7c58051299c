'use client'

export { SignInScreen } from '../../src/screens/public/SignInScreen.js'
