'use client'

export { NotFoundScreen, UnavailableScreen } from '../../src/shell/page/absentScreens.js'
