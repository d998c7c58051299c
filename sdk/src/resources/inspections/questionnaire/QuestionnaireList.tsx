import { contractPath } from '../../../core/contract.js'
import { withCell } from '../../../list/columns/withCell.js'
import { listScreen } from '../../../list/frame/listScreen.js'
import { Link } from '../../../navigation/Link.js'
import { siteVisitContract } from '../site-visit/contract.js'
import { questionnaire } from './resource.js'
import type { Questionnaire } from './schema.js'
import './questionnaireList.css'

/** The list of questionnaires; the number of inspections links to them. */
export const QuestionnaireList = listScreen(withCell(questionnaire, 'visitCount', (record) => <Visits {...record} />))

function Visits({ id, visitCount }: Pick<Questionnaire, 'id' | 'visitCount'>) {
  if (visitCount === 0) return visitCount
  return (
    <Link className="ep-visit-count" to={`${contractPath(siteVisitContract)}?questionnaireId=${id}`}>
      {visitCount}
    </Link>
  )
}
