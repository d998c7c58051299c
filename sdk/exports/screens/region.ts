'use client'

export { Screen as RegionForm } from '../../src/resources/service-memos/region/RegionForm.js'
