import { ListTree, Table2 } from 'lucide-react'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../frame/useListController.js'
import './tree.css'

/** Table or tree, for records that stand below each other. */
export function ShapeToggle({ controller: { address, selection } }: { readonly controller: ListController }) {
  const { text } = useLocale()
  const isTree = address.layout.isTree === true
  const show = (tree: boolean) => {
    selection.keep([])
    address.change({ isTree: tree })
  }
  return (
    <div className="ep-list-shape" role="group" aria-label={text('list.shape')}>
      <button
        type="button"
        className="ep-list-button"
        aria-pressed={!isTree}
        aria-label={text('list.shape.table')}
        title={text('list.shape.table')}
        onClick={() => show(false)}
      >
        <Table2 aria-hidden="true" width="1.15em" height="1.15em" />
        <span className="ep-list-tool-text">{text('list.shape.table')}</span>
      </button>
      <button
        type="button"
        className="ep-list-button"
        aria-pressed={isTree}
        aria-label={text('list.shape.tree')}
        title={text('list.shape.tree')}
        onClick={() => show(true)}
      >
        <ListTree aria-hidden="true" width="1.15em" height="1.15em" />
        <span className="ep-list-tool-text">{text('list.shape.tree')}</span>
      </button>
    </div>
  )
}
