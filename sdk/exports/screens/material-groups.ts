'use client'

export { MaterialGroupDialog } from '../../src/resources/gms/group/MaterialGroupDialog.js'
export { Screen as MaterialGroupList } from '../../src/resources/gms/group/MaterialGroupList.js'
