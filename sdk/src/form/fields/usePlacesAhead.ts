import { useEffect, useEffectEvent } from 'react'
import type { AnyControl } from '../../core/control.js'
import { usePrefetchPlaces } from '../../data/usePlaces.js'
import { defaultParents, type LocationOptions } from '../../kinds/link/location.js'
import { isGroup } from '../../kinds/part/group.js'
import { dependsOn, holds } from '../store/conditions.js'
import type { Values } from '../store/fieldPath.js'
import type { FormStore } from '../store/formStore.js'

/** Asks for the places of a form while its sections are being drawn, so that their names stand there at once. */
export function usePlacesAhead(store: FormStore): void {
  const prefetch = usePrefetchPlaces()
  const ask = useEffectEvent(() => {
    const { values } = store.getState()
    const visit = (controls: Readonly<Record<string, AnyControl | undefined>>, scope: Values) => {
      for (const [key, control] of Object.entries(controls)) {
        if (!control || !holds(control.options.visible, { values: scope, record: values }, true)) continue
        if (isGroup(control)) visit(control.fieldset.fields, (scope[key] ?? {}) as Values)
        else if (control.kind.editor === 'location' && scope[key] !== null) askFor(control, scope)
      }
    }
    const askFor = (control: AnyControl, scope: Values) => {
      const { level } = control.options as LocationOptions
      const parentKey = dependsOn(control)
      const parent = parentKey === undefined ? defaultParents[level] : scope[parentKey]
      if (level === 'paises') prefetch(level)
      else if (typeof parent === 'number') prefetch(level, parent)
    }
    visit(store.resource.fields, values)
  })
  useEffect(() => ask(), [store])
}
