import { Button } from '../../feedback/Button.js'
import { CalendarDays, ListTree, type Icon, SquareKanban, Table2 } from '../../icons/icons.js'
import type { MessageKey } from '../../locale/LocaleProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListLayout } from '../core/listState.js'
import type { ListController } from '../state/useListController.js'
import './tree.css'

type Shape = Pick<ListLayout, 'isTree' | 'isBoard' | 'calendar'>

/** Switches the view: table or tree for a hierarchy, calendar for records with days, board for records with a workflow. */
export function ShapeToggle({ controller: { resource, address, selection } }: { readonly controller: ListController }) {
  const { text } = useLocale()
  const { isTree = false, isBoard = false, calendar } = address.layout
  if (!resource.tree && !resource.calendar && !resource.board) return null
  const show = (shape: Shape) => {
    selection.keep([])
    address.change({ isTree: undefined, isBoard: undefined, calendar: undefined, ...shape })
  }
  const isTable = !isTree && !isBoard && calendar === undefined
  return (
    <div className="ep-list-shape" role="group" aria-label={text('list.shape')}>
      <ShapeButton label="list.shape.table" Icon={Table2} isPressed={isTable} onPress={() => show({})} />
      {resource.tree && <ShapeButton label="list.shape.tree" Icon={ListTree} isPressed={isTree} onPress={() => show({ isTree: true })} />}
      {resource.board && (
        <ShapeButton label="list.shape.board" Icon={SquareKanban} isPressed={isBoard} onPress={() => show({ isBoard: true })} />
      )}
      {resource.calendar && (
        <ShapeButton
          label="list.shape.calendar"
          Icon={CalendarDays}
          isPressed={calendar !== undefined}
          onPress={() => calendar === undefined && show({ calendar: '' })}
        />
      )}
    </div>
  )
}

interface ShapeButtonProps {
  readonly label: MessageKey
  readonly Icon: Icon
  readonly isPressed: boolean
  readonly onPress: () => void
}

function ShapeButton({ label, Icon, isPressed, onPress }: ShapeButtonProps) {
  const { text } = useLocale()
  return (
    <Button variant="secondary" aria-pressed={isPressed} aria-label={text(label)} title={text(label)} onPress={onPress}>
      <Icon aria-hidden="true" width="1.15em" height="1.15em" />
      <span className="ep-list-tool-text">{text(label)}</span>
    </Button>
  )
}
