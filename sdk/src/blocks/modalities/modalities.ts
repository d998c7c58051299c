import type { ChoicesOptions } from '../../kinds/choice/choices.js'
import { modalityTypes } from './codes.js'

const { individual, team, para } = modalityTypes
/** The groups in which several sports are offered: the look of a field of sports. */
export const modalityGroups: NonNullable<ChoicesOptions['groups']> = [
  { label: { 'pt-BR': 'Individuais', 'en-US': 'Individual', 'es-ES': 'Individuales' }, values: individual },
  { label: { 'pt-BR': 'Coletivas', 'en-US': 'Team', 'es-ES': 'De equipo' }, values: team },
  { label: { 'pt-BR': 'Paradesporto', 'en-US': 'Para sports', 'es-ES': 'Paradeporte' }, values: para },
]
