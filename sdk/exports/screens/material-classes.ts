'use client'

export { MaterialClassDialog } from '../../src/resources/gms/class/MaterialClassDialog.js'
export { Screen as MaterialClassList } from '../../src/resources/gms/class/MaterialClassList.js'
