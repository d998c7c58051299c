import { useMemo, useState } from 'react'
import type { PathParams } from '../../api/client.js'
import { contractPath } from '../../core/contract.js'
import type { AnyFieldset } from '../../core/control.js'
import { DefinitionError } from '../../core/errors.js'
import type { FieldIssue } from '../../core/issue.js'
import { locales } from '../../core/locale.js'
import { parsePath } from '../../core/parsePath.js'
import type { Stored } from '../../core/record.js'
import { type AnyResource, fieldsetOf } from '../../core/resource.js'
import { useFormChecks } from '../checks/useFormChecks.js'
import { toIssueMap } from '../checks/validation.js'
import { toValues } from '../record/formValues.js'
import type { FormScope } from '../store/FormContext.js'
import { createFormPlaces } from '../store/formPlaces.js'
import { createFormStore, type FormStore } from '../store/formStore.js'
import { readLinkNames } from '../store/linkNames.js'
import { unreadIssues } from '../store/unread.js'

/** The fields that a transition asks for besides its reason. */
export interface Payload {
  /** None where it asks for nothing. */
  readonly form: FormScope | undefined
  /** Of the dialog: rows and groups need room to stand beside each other. */
  readonly size: 'small' | 'medium' | 'large'
  /** @returns what is sent, or nothing while a field is wrong, which says so. @throws what loading the schema threw */
  readonly check: () => Promise<object | undefined>
  /** Shows what the server found wrong with its fields. @returns the issues that concern something else */
  readonly refuse: (issues: readonly FieldIssue[]) => readonly FieldIssue[]
}

interface PayloadPlace {
  /** Of the transition. */
  readonly name: string
  /** None while it is on its way. */
  readonly record: Stored | undefined
  readonly params?: PathParams
}

/** A form over what a transition is sent with, checked by the schema of its name. */
export function usePayload(resource: AnyResource, { name, record, params }: PayloadPlace): Payload {
  const place = `${name} ${record?.id}`
  const [opened, setOpened] = useState(() => ({ place, store: openPayload(resource, name, record) }))
  // While rendering, so that nothing is sent of one record with another; a newer state of the same record leaves what was typed.
  if (opened.place !== place) setOpened({ place, store: openPayload(resource, name, record) })
  const { store } = opened
  const [places] = useState(createFormPlaces)
  const checks = useFormChecks(store)
  const recordsAt = `${contractPath(resource.contract, params)}/`
  const id = record?.id
  const form = useMemo(
    () =>
      store && checks && { ...checks, store, places, params: id === undefined ? params : { ...params, id }, isReadOnly: false, recordsAt },
    [store, places, params, id, recordsAt, checks],
  )
  const show = (issues: readonly FieldIssue[], isRemote: boolean) =>
    store?.update(() => ({ issues: toIssueMap(issues.map((issue) => ({ ...issue, isRemote }))) }))
  return {
    form,
    size: sizeOf(store),
    check: async () => {
      if (!store || !checks) return {}
      const checked = await checks.checkAll()
      const issues = [...checked.issues, ...unreadIssues(store)]
      show(issues, false)
      return issues.length > 0 ? undefined : checked.draft
    },
    refuse: (issues) => {
      const isOwn = ({ path }: FieldIssue) => store !== undefined && String(parsePath(path)[0]) in store.resource.fields
      show(issues.filter(isOwn), true)
      return issues.filter((issue) => !isOwn(issue))
    },
  }
}

function sizeOf(store: FormStore | undefined): Payload['size'] {
  if (!store) return 'small'
  return Object.values(store.resource.fields).some(({ fieldset }) => fieldset) ? 'large' : 'medium'
}

function openPayload(resource: AnyResource, name: string, record: Stored | undefined): FormStore | undefined {
  const fieldset = fieldsetOf(resource, name)
  if (!fieldset) return undefined
  const own = payloadResource(resource, name, fieldset)
  const start = { ...own.empty, ...(record && resource.begin?.[name]?.(record)) }
  return createFormStore(own, { values: toValues(own, start), names: readLinkNames(own.fields, start) })
}

/** The engine edits records: what is sent with a transition is one of its own. */
function payloadResource({ contract, messages }: AnyResource, name: string, fieldset: AnyFieldset): AnyResource {
  return {
    contract: {
      ...contract,
      unique: [],
      schema: async () => {
        const { entity, transitions } = await contract.schema()
        const draft = transitions?.[name]
        if (!draft)
          throw new DefinitionError(`${contract.name}.transitions.${name}`, 'its fields have no schema', 'Add it to the contract’s schema.')
        return { entity, draft }
      },
    },
    messages: Object.fromEntries(
      locales.map((locale) => [locale, { ...messages[locale], ...fieldset.messages[locale] }]),
    ) as AnyResource['messages'],
    fields: fieldset.fields as AnyResource['fields'],
    sections: [{ title: name, fields: fieldset.layout }],
    columns: [],
    filters: {},
    empty: fieldset.empty,
    title: ({ label }) => label,
  }
}
