import { useRef } from 'react'
import type { AnyResource } from '../../core/resource.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { useColumns } from '../state/useColumns.js'
import { tabStop } from '../calendar/useEntryKeys.js'
import type { ListController } from '../state/useListController.js'
import { BoardColumn } from './BoardColumn.js'
import { boardKeys } from './boardKeys.js'
import './board.css'

interface BoardViewProps {
  readonly controller: ListController
}

/** The records of a list in a column for each status, in the order of the workflow. */
export const BoardView = withTexts(['tools'], function BoardView({ controller }: BoardViewProps) {
  const { board } = controller.resource
  return board ? <Board controller={controller} card={board} /> : null
})

const plainWidths = {}

function Board({ controller, card }: BoardViewProps & { readonly card: NonNullable<AnyResource['board']> }) {
  const { text } = useLocale()
  const { resource, query, openPreview } = controller
  const frame = useRef<HTMLDivElement>(null)
  const values = useColumns(resource, card, plainWidths)
  const asked = query.filters.status?.split(',')
  const statuses = resource.contract.statuses.filter((status) => asked === undefined || asked.includes(status))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the cards come through here
    <div
      ref={frame}
      className="ep-list-board"
      role="group"
      aria-label={text('list.board.label', { name: controller.text.plural })}
      onKeyDown={(event) => boardKeys(event, frame.current, openPreview)}
      onFocus={(event) => tabStop(event, frame.current)}
    >
      <p className="ep-visually-hidden">{text('list.board.keys')}</p>
      {statuses.map((status, place) => (
        <BoardColumn key={status} controller={controller} status={status} values={values} isFirst={place === 0} />
      ))}
    </div>
  )
}
