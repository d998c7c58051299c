import { listScreen } from '../../../../list/frame/listScreen.js'
import { withCell } from '../../../../list/columns/withCell.js'
import { PersonDocument } from './PersonDocument.js'
import { person } from '../resource.js'

/** The list of people, with CPFs masked until the user asks for one. */
export const PersonList = listScreen(withCell(person, 'document', (record) => <PersonDocument key="document" record={record} />))
