'use client'

export { Screen as DepartmentForm } from '../../src/resources/administrative/department/DepartmentForm.js'
