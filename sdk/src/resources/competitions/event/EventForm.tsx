import { formScreen } from '../../../form/frame/formScreen.js'
import { event } from './resource.js'

/** The page of one event: `params.id` is `novo` or a number. */
export const EventForm = formScreen(event)
