import { useRef, useState } from 'react'
import type { FieldProps } from '../../controls/FieldProps.js'
import type { AnyControl } from '../../core/control.js'
import type { Filled, LoadFill } from '../../core/kind.js'
import { useApi } from '../../data/DataProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { getAt, joinPath, scopeValues, type Values } from '../core/fieldPath.js'
import { isBlank } from '../store/fillBlank.js'
import { useForm } from '../store/FormContext.js'
import type { FormStore } from '../store/formStore.js'

/**
 * Fills the empty fields beside a field with what follows from its typed or chosen value; what it filled in before follows the new value. It does nothing
 * without an answer, or when the value has changed meanwhile.
 */
export function useFill(control: AnyControl, scope: string, path: string): Following {
  const { store } = useForm()
  const { maybeText } = useLocale()
  const api = useApi()
  const [said, setSaid] = useState(nothingSaid)
  const latest = useRef(said)
  // Most keys of a CEP say nothing, and draw nothing: React may draw once more for an equal state.
  const say = (next: typeof said) => {
    if (latest.current !== next) setSaid(next)
    latest.current = next
  }
  const filled = useRef<OfForm>({})
  const { fill: load } = control.options as { readonly fill?: LoadFill }
  if (!load) return followsNothing
  const at = (place: string) => getAt(store.getState().values, place)
  const read = async (path: string) => (await api.send<{ readonly data: unknown }>('GET', path)).data
  const isFree = (key: string) => {
    const value = at(joinPath(scope, key))
    return isBlank(value) || (filled.current.of === store && value === filled.current.values?.[key])
  }
  const fillIn = async (value: string | number) => {
    const { fill } = await load()
    const beside = Object.entries(scopeValues(store.getState().values, scope)).filter(([key]) => !isFree(key))
    const { values, remark, warning } = await fill(value, Object.fromEntries(beside), read)
    if (at(path) !== value) return
    const free = values.filter(([key]) => isFree(key))
    const isFilledIn = free.some(([, known]) => !isBlank(known))
    say(warning || (remark && isFilledIn) ? { of: store, warning, remark: isFilledIn ? remark : undefined } : nothingSaid)
    // Half a value means nothing yet: what was filled in stays its own.
    if (values.length === 0) return
    for (const [key, known] of free) {
      const place = joinPath(scope, key)
      const before = at(place)
      if (!isBlank(known) || !isBlank(before)) store.change(place, known ?? (typeof before === 'string' ? '' : null))
    }
    filled.current = { of: store, values: Object.fromEntries(free) }
  }
  const words = (key: string | undefined) => (key === undefined ? undefined : maybeText(`validation.${key}`))
  // "Save and new" shows the next record in the same fields.
  const [hint, warning] = said.of === store ? [words(said.remark), words(said.warning)] : []
  return {
    from: (value) => {
      say(nothingSaid)
      const isChosen = typeof value === 'number' && control.contract !== undefined
      if (isChosen || (typeof value === 'string' && value !== '')) fillIn(value).catch(() => undefined)
    },
    says: { ...(hint && { hint, isRemarked: true }), ...(warning && { warning }) },
  }
}

interface Following {
  /** Call it with each new value of the field. */
  readonly from: (value: unknown) => void
  /** What is said below the field of what followed. */
  readonly says: Partial<Pick<FieldProps, 'hint' | 'isRemarked' | 'warning'>>
}

/** Something of one form: the fields outlive it. */
interface OfForm {
  readonly of?: FormStore
  readonly values?: Values
}

const nothingSaid: Pick<OfForm, 'of'> & Pick<Filled, 'remark' | 'warning'> = {}
const followsNothing: Following = { from: () => undefined, says: {} }
