'use client'

export { Screen as DepartmentList } from '../../src/resources/administrative/department/DepartmentList.js'
