'use client'

export { Screen as MaterialList } from '../../src/resources/gms/material/MaterialList.js'
