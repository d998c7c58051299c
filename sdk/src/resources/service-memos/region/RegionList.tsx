import { listScreen } from '../../../list/frame/listScreen.js'
import { region } from './resource.js'

/** The list of regions; `cityId` finds those of a city. */
export const RegionList = listScreen(region)
