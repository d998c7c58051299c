'use client'

export { NotFoundScreen, UnavailableScreen } from '../../src/shell/statusScreens.js'
