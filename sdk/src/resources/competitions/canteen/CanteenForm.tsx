import { formScreen } from '../../../form/frame/formScreen.js'
import { canteen } from './resource.js'

/** One canteen of an event: `params.eventoId` is the event, `params.id` is `novo` or a number. */
export const CanteenForm = formScreen<'eventoId'>(canteen)
