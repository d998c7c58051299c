import { withGmsCodeMask } from '../../../../blocks/codes/withGmsCodeMask.js'
import { listScreen } from '../../../../list/frame/listScreen.js'
import { material } from './resource.js'

/** The list of materials and services. */
export const MaterialList = withGmsCodeMask(listScreen(material))
