import { formScreen } from '../../../form/frame/formScreen.js'
import { serviceRequest } from './resource.js'

/** The form of one service request. */
export const ServiceRequestForm = formScreen(serviceRequest, { beginsWith: ['evento', 'para', 'faltou'] })
