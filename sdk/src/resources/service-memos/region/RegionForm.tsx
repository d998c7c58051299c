import { formScreen } from '../../../form/frame/formScreen.js'
import { region } from './resource.js'

/** One region with its municipalities. */
export const RegionForm = formScreen(region)
