'use client'

export { Screen as MaterialForm } from '../../src/resources/gms/material/MaterialForm.js'
