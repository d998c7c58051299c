import { listScreen } from '../../../list/listScreen.js'
import { withCell } from '../../../list/withCell.js'
import { PersonDocument } from './PersonDocument.js'
import { person } from './resource.js'

/** The list of people; a CPF is masked until somebody asks for it. */
export const Screen = listScreen(withCell(person, 'document', (record) => <PersonDocument record={record} />))
