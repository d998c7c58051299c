'use client'

export { Frame } from '../src/Frame.js'
