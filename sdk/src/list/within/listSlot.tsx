import { type KeyboardEvent, type SyntheticEvent, useMemo } from 'react'
import { contractPath } from '../../core/contract.js'
import { DefinitionError } from '../../core/errors.js'
import type { AnyResource } from '../../core/resource.js'
import type { SectionSlotProps } from '../../core/resource.js'
import { closedBy } from '../../data/useParent.js'
import { listWithin } from '../../navigation/listWithin.js'
import { NavigationProvider, useNavigation } from '../../navigation/NavigationProvider.js'
import { useSame } from '../../navigation/useSame.js'
import { ListView } from '../frame/ListView.js'
import { useListController } from '../state/useListController.js'
import './listSlot.css'

/**
 * Creates the list of a nested resource for the parent's form, as the `Slot` of a section: `export const Slot = listSlot(lot)` in a file that
 * `sections: [{ title: 'lots', slot: () => import('./LotsSlot.js') }]` names. Search, filters, order and page are in the form's address with a
 * prefix (`lotes.pagina=2`). Rows and "Novo" lead to the nested forms; nothing is saved together with the parent's form.
 * @throws DefinitionError when the resource has no parent
 */
export function listSlot(resource: AnyResource) {
  const { contract } = resource
  const { parent, name, path } = contract
  if (!parent) throw new DefinitionError(`${name}.parent`, 'its records stand under no other record', 'Name the "parent" in its contract.')
  const prefix = path.split('/').at(-1) ?? name
  return function Slot({ record, params }: SectionSlotProps) {
    const page = useNavigation()
    const parents = useSame({ ...params, [parent.param]: record.id })
    const listPath = contractPath(contract, parents)
    const navigation = useMemo(() => listWithin(page, { prefix, listPath }), [page, listPath])
    return (
      // Events of the list and its dialogs must not reach the form around it.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onSubmit={keepIn} onKeyDown={keepEnter}>
        <NavigationProvider navigation={navigation}>
          <NestedList resource={resource} params={parents} closed={closedBy(contract, record.status)} />
        </NavigationProvider>
      </div>
    )
  }
}

interface NestedListProps {
  readonly resource: AnyResource
  readonly params: Readonly<Record<string, string | number>>
  readonly closed: string | undefined
}

function NestedList({ resource, params, closed }: NestedListProps) {
  const controller = useListController(resource, { params, isWithin: true })
  return <ListView controller={closed === undefined ? controller : { ...controller, canWrite: false }} />
}

function keepIn(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** Enter in a field of the list would submit the form around it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
