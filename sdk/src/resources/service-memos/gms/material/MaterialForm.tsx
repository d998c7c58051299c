import { withGmsCodeMask } from '../../../../blocks/codes/withGmsCodeMask.js'
import { formScreen } from '../../../../form/frame/formScreen.js'
import { material } from './resource.js'

/** The page of one material or service: `params.id` is `novo` or a number. */
export const MaterialForm = withGmsCodeMask(formScreen(material))
