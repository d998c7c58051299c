import { type AnyControl, type AnyFieldset, type ControlKind, isFileList } from '../core/control.js'
import type { AnyResource } from '../core/resource.js'
import { holds } from './conditions.js'
import type { Values } from './fieldPath.js'
import { isSame } from './isSame.js'

const textKinds: ReadonlySet<ControlKind> = new Set([
  'text',
  'multiline',
  'email',
  'url',
  'cpf',
  'cnpj',
  'cep',
  'phone',
  'protocol',
  'masked',
])

type Controls = Readonly<Record<string, AnyControl | undefined>>

/** What the form holds for a record: empty texts as `''`, missing groups laid out, lists never missing. */
export function toValues(resource: AnyResource, record: Values): Values {
  return readAll(resource.fields, resource.empty, record)
}

const ownKinds: ReadonlySet<ControlKind> = new Set(['cpf', 'cnpj', 'picture'])

/** A copy of a record as the start of a new one: documents, pictures and files are of one record only and stay out. */
export function toCopy(resource: AnyResource, record: Values): Values {
  const values = Object.entries(toValues(resource, record)).map(([key, value]) => {
    const control = resource.fields[key]
    const isOwn = resource.hidden.includes(key) || (control && (ownKinds.has(control.kind) || isFileList(control)))
    return [key, isOwn ? resource.empty[key] : value]
  })
  return Object.fromEntries(values) as Values
}

/** The body to send: empty texts and hidden fields as `null`. */
export function toDraft(resource: AnyResource, values: Values): Values {
  const draft = writeAll(resource.fields, values, values)
  const unseen = resource.sections.filter(({ visible }) => visible && !visible(values)).flatMap(({ fields }) => fields)
  for (const key of unseen) draft[key] = blank(resource.fields[key])
  return draft
}

/** Whether there is nothing in a field, or nothing but what an empty one starts with. */
export function isBlank(control: AnyControl, value: unknown): boolean {
  return isSame(value, read(control, null)) || isSame(write(control, value, {}), blank(control))
}

/** What a field holds for a stored value: empty texts as `''`. */
export function toValue(control: AnyControl, stored: unknown): unknown {
  return read(control, stored)
}

function readAll(controls: Controls, empty: Values, record: Values): Values {
  return Object.fromEntries(Object.keys(empty).map((key) => [key, read(controls[key], record[key])]))
}

function read(control: AnyControl | undefined, value: unknown): unknown {
  if (!control) return value ?? null
  const { kind, fieldset } = control
  if (kind === 'group' && fieldset) return readAll(fieldset.fields, fieldset.empty, (value ?? fieldset.empty) as Values)
  if (kind === 'rows' && fieldset) return ((value ?? []) as readonly Values[]).map((row) => readAll(fieldset.fields, fieldset.empty, row))
  if (textKinds.has(kind)) return value ?? ''
  if (kind === 'choices') return value ?? []
  return kind === 'toggle' ? value === true : (value ?? null)
}

function writeAll(controls: Controls, values: Values, record: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const control = controls[key]
      return [key, control && !holds(control.options.visible, { values, record }, true) ? blank(control) : write(control, value, record)]
    }),
  )
}

function write(control: AnyControl | undefined, value: unknown, record: Values): unknown {
  const fieldset: AnyFieldset | undefined = control?.fieldset
  if (control?.kind === 'group' && fieldset && value) return writeAll(fieldset.fields, value as Values, record)
  if (control?.kind === 'rows' && fieldset) return (value as readonly Values[]).map((row) => writeAll(fieldset.fields, row, record))
  return value === '' ? null : value
}

function blank(control: AnyControl | undefined): unknown {
  if (control?.kind === 'rows' || control?.kind === 'choices') return []
  return control?.kind === 'toggle' ? false : null
}
