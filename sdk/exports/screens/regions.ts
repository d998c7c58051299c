'use client'

export { Screen as RegionList } from '../../src/resources/service-memos/region/RegionList.js'
