'use client'

export { FunctionDialog } from '../../src/resources/administrative/function/FunctionDialog.js'
export { Screen as FunctionList } from '../../src/resources/administrative/function/FunctionList.js'
