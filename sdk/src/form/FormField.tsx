import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import type { FieldProps } from '../controls/FieldProps.js'
import { FieldControl } from '../controls/FieldControl.js'
import { type AnyControl, isFileList, type ReferenceOptions } from '../core/control.js'
import type { Remark } from '../core/resource.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { fieldLabel } from '../locale/resourceText.js'
import { DuplicateLinks, DuplicateNote } from './duplicates/DuplicateNote.js'
import { isRefused } from './duplicates/isRefused.js'
import { conditionScope, dependsOn, holds } from './conditions.js'
import { useForm, useFormState } from './FormContext.js'
import { getAt, joinPath, scopeValues } from './fieldPath.js'
import type { FormFieldProps } from './FormFieldProps.js'
import { GroupField } from './GroupField.js'
import { issueText } from './issueTexts.js'
import { nameKey } from './linkNames.js'
import { RowsField } from './RowsField.js'
import { SensitiveField } from './SensitiveField.js'
import { spanOf } from './spans.js'
import { noteUpload } from './uploads.js'

// Few forms have files.
const FilesField = lazy(async () => ({ default: (await import('./files/FilesField.js')).FilesField }))

/** One field of the form at its place in the grid, while its condition holds. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { scope, name, control } = props
  const isVisible = useFormState((state) => holds(control.options.visible, conditionScope(state.values, scope), true))
  if (!isVisible) return null
  const span = spanOf(control)
  const field =
    control.kind === 'group' ? (
      <GroupField {...props} Field={FormField} />
    ) : isFileList(control) ? (
      <Suspense fallback={<div className="ep-files-place" />}>
        <FilesField {...props} Field={FormField} />
      </Suspense>
    ) : control.kind === 'rows' ? (
      <RowsField {...props} Field={FormField} />
    ) : (
      <LeafField {...props} />
    )
  return (
    <div
      className={span <= 4 ? 'ep-cell ep-cell-short' : 'ep-cell'}
      style={{ '--ep-span': span } as CSSProperties}
      data-path={joinPath(scope, name)}
    >
      {control.options.sensitive ? <Sensitive {...props}>{field}</Sensitive> : field}
      {scope === '' ? <DuplicateNote path={name} /> : null}
    </div>
  )
})

function Sensitive({ scope, name, control, texts, children }: FormFieldProps & { readonly children: ReactNode }) {
  const locale = useLocale()
  return (
    <SensitiveField path={joinPath(scope, name)} control={control} label={fieldLabel(locale, texts, name)}>
      {children}
    </SensitiveField>
  )
}

function LeafField(props: FormFieldProps) {
  const { scope, name, control } = props
  const { store, leave, recheck, params } = useForm()
  const path = joinPath(scope, name)
  const value = useFormState((state) => getAt(state.values, path))
  const link = useLinkName(control, value)
  return (
    <FieldControl
      {...useFieldTexts(props, path)}
      {...useFieldConditions(props)}
      control={control}
      value={value}
      link={link}
      params={params}
      onChange={(next, chosen) => {
        store.change(path, next, chosen && { control, link: chosen })
        recheck()
      }}
      onBlur={() => leave(path)}
      onUpload={(file, status) => noteUpload(store, file, status && { path, status })}
    />
  )
}

function useFieldTexts(
  { name, texts, control, scope }: FormFieldProps,
  path: string,
): Pick<FieldProps, 'label' | 'hint' | 'error' | 'errorDetail' | 'warning' | 'options'> {
  const locale = useLocale()
  const { store, isReadOnly } = useForm()
  const issue = useFormState((state) => state.issues.get(path))
  const isTaken = useFormState(({ issues, duplicates }) => isRefused(issues, path) && duplicates.has(path))
  const warning = useFormState(() => (scope === '' ? store.getWarnings()[name] : undefined))
  // As text, like every value that is built anew at each key.
  const remarkText = useFormState(() => (scope === '' ? JSON.stringify(store.getRemarks()[name]) : undefined))
  const remark = remarkText === undefined ? undefined : (JSON.parse(remarkText) as Remark)
  const { options, hints } = texts[locale.locale]
  const listed = options[name]
  return {
    label: fieldLabel(locale, texts, name),
    // How to fill in what cannot be filled in is no help.
    hint: remark ? issueText(store.resource, locale, remark) : isReadOnly ? undefined : hints?.[name],
    error: issue && issueText(store.resource, locale, issue),
    errorDetail: isTaken ? <DuplicateLinks path={path} /> : undefined,
    warning: warning && issueText(store.resource, locale, { code: warning }),
    options: useMemo(
      () =>
        control.kind === 'choice' || control.kind === 'choices'
          ? Object.entries(listed ?? {}).map(([value, label]) => ({ value, label }))
          : undefined,
      [control.kind, listed],
    ),
  }
}

function useFieldConditions({
  scope,
  control,
  texts,
}: FormFieldProps): Pick<FieldProps, 'isRequired' | 'isReadOnly' | 'parent' | 'filter'> {
  const locale = useLocale()
  const form = useForm()
  const { required, readOnly } = control.options
  const { filter } = control.options as ReferenceOptions
  const isRequired = useFormState(({ values }) => holds(required, conditionScope(values, scope), false))
  const isReadOnly = useFormState(({ values }) => holds(readOnly, conditionScope(values, scope), false))
  const parentKey = dependsOn(control)
  const parent = useFormState(({ values }) => (parentKey ? getAt(values, joinPath(scope, parentKey)) : undefined))
  // As text: every call builds a new object, and a new object would render the field at every key.
  const filterText = useFormState(({ values }) => (filter ? JSON.stringify(filter(scopeValues(values, scope))) : undefined))
  return {
    isRequired,
    isReadOnly: isReadOnly || form.isReadOnly,
    parent: parentKey ? { value: parent, label: fieldLabel(locale, texts, parentKey) } : undefined,
    filter: useMemo(() => (filterText ? (JSON.parse(filterText) as FieldProps['filter']) : undefined), [filterText]),
  }
}

function useLinkName(control: AnyControl, value: unknown): FieldProps['link'] {
  const label = useFormState(({ names }) => (typeof value === 'number' ? names.get(nameKey(control, value)) : undefined))
  return useMemo(() => (label !== undefined && typeof value === 'number' ? { id: value, label } : null), [label, value])
}
