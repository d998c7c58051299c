import { formScreen } from '../../../form/frame/formScreen.js'
import { lot } from './resource.js'

/** One lot of a tender: `params.licitacaoId` is the tender, `params.id` is `novo` or a number. */
export const LotForm = formScreen<'licitacaoId'>(lot)
