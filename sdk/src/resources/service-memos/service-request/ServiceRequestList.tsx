import { listScreen } from '../../../list/frame/listScreen.js'
import { serviceRequest } from './resource.js'

/** The list of service requests. */
export const ServiceRequestList = listScreen(serviceRequest)
