import { type ComponentType, type CSSProperties, memo, type ReactNode, useMemo, useId } from 'react'
import type { FieldCell, FieldProps } from '../../controls/FieldProps.js'
import { AnyField, isFramed } from '../../controls/FieldControl.js'
import { apartFrom } from '../../core/contractPath.js'
import type { AnyControl } from '../../core/control.js'
import { isGroup } from '../../kinds/part/group.js'
import { fileKind } from '../../kinds/part/file.js'
import { isFileList, isRows, type LoadRowsEditor, type RowsOptions } from '../../kinds/part/rows.js'
import { filledParams } from '../../core/nesting.js'
import { part } from '../../feedback/part.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { DuplicateLinks, DuplicateNote } from '../duplicates/DuplicateNote.js'
import { isRefused } from '../duplicates/duplicateSearch.js'
import { dependsOn } from '../core/conditions.js'
import { type FormScope, mayEdit, useForm, useFormState, usePlace, useFieldState } from '../store/FormContext.js'
import { joinPath } from '../core/fieldPath.js'
import type { FieldReader, FieldState } from '../store/fieldState.js'
import { formMarks } from '../store/formMarks.js'
import type { FormFieldProps, NestingFieldProps } from '../store/FormFieldProps.js'
import { issueText, warningText } from '../checks/issueTexts.js'
import { RowsField } from './RowsField.js'
import { SensitiveField, VeiledField } from './VeiledField.js'
import { isMasked, isVeil } from '../core/veiled.js'
import { spanOf } from '../../kinds/spanOf.js'
import { RelatedControl } from '../related/RelatedControl.js'
import { noteUnread, unreadText } from '../store/unread.js'
import { noteUpload } from '../core/uploads.js'
import { useFill } from './useFill.js'

// Loaded when needed: few forms have files.
const FileField = part(() => import('../files/FileField.js'), 'FileField', 'ep-field-place')
const FilesField = part(() => import('../files/FilesField.js'), 'FilesField', 'ep-files-place')

/** One field of the form at its place in the grid, while its condition holds. */
export const FormField = memo(FormCell)

function FormCell(props: FormFieldProps) {
  const { scope, name, control } = props
  const reader = useFieldState(props)
  const state = reader.read()
  const path = joinPath(scope, name)
  const ref = usePlace(path)
  if (!state.isVisible) return null
  // After a refused save the field's own error names the other records.
  const isDuplicate = scope === '' && state.isDuplicateHint !== undefined && !isRefused(state.issue)
  const note = isDuplicate ? <DuplicateNote path={name} isHint={state.isDuplicateHint === true} /> : withCode(state.linkCode, props.note)
  const span = spanOf(control)
  const className = span <= 4 ? 'ep-cell ep-cell-short' : 'ep-cell'
  const place = { ref, style: { '--ep-span': span } as CSSProperties, 'data-path': path }
  const isSensitive = control.options.sensitive === true
  // Fewest elements: one input is its own cell.
  if (!isSensitive && isLeaf(control) && control.kind !== fileKind && isFramed(control))
    return <LeafField {...props} reader={reader} cell={{ className, props: place, note }} />
  const part = <FieldPart {...props} reader={reader} />
  return (
    <div className={className} {...place}>
      {isSensitive ? <Sensitive {...props}>{part}</Sensitive> : part}
      {note}
    </div>
  )
}

/** The code of the chosen record above what else is said below its field. */
const withCode = (code: string | undefined, note: ReactNode) =>
  code === undefined ? (
    note
  ) : (
    <>
      <span className="ep-link-code">{code}</span>
      {note}
    </>
  )

const isLeaf = (control: AnyControl) => !isGroup(control) && !isRows(control)

interface LeafFieldProps extends FormFieldProps {
  readonly reader: FieldReader
  readonly cell?: FieldCell
}

function FieldPart(props: LeafFieldProps) {
  const { control } = props
  if (isLeaf(control)) return <LeafField {...props} />
  if (isGroup(control)) return <GroupField {...props} Field={FormField} />
  return isFileList(control) ? <FilesField {...props} Field={FormField} /> : <Rows {...props} Field={FormField} />
}

function Rows(props: NestingFieldProps) {
  const { editor } = props.control.options as RowsOptions
  return editor ? <OwnRows load={editor} {...props} /> : <RowsField {...props} />
}

function OwnRows({ load, ...props }: NestingFieldProps & { readonly load: LoadRowsEditor }) {
  const loaded = useLoaded(load, true)
  if (!loaded) return <div className="ep-files-place" />
  const Editor = loaded.Editor as unknown as ComponentType<NestingFieldProps>
  return <Editor {...props} />
}

function Sensitive({ scope, name, control, texts, children }: FormFieldProps & { readonly children: ReactNode }) {
  const locale = useLocale()
  return (
    <SensitiveField path={joinPath(scope, name)} control={control} label={fieldLabel(locale, texts, name)}>
      {children}
    </SensitiveField>
  )
}

interface FieldStateProps extends FormFieldProps {
  readonly state: FieldState
}

// Reads the texts itself: for a new language it renders again, and the field around it does not.
function LeafField({ reader, cell, ...place }: LeafFieldProps) {
  const { scope, name, control } = place
  const state = reader.read()
  const props = { ...place, state }
  const { store, recordId, leave } = useForm()
  const path = joinPath(scope, name)
  const { value, linkName } = state
  const follows = useFill(control, scope, path)
  const change: FieldProps['onChange'] = (next, chosen) => {
    store.change(path, next, chosen && { control, link: chosen })
    follows.from(next)
  }
  const field: FieldProps = {
    ...useFieldTexts(props, path),
    ...follows.says,
    ...useFieldConditions(props),
    control,
    value,
    link: useMemo(() => (linkName !== undefined && typeof value === 'number' ? { id: value, label: linkName } : null), [linkName, value]),
    links: state.links,
    holdersKey: name,
    recordId,
    onChange: change,
    onFill: (values) => {
      for (const [key, filled] of Object.entries(values)) store.change(joinPath(scope, key), filled)
    },
    onType: (text) => {
      reader.showsAlready(text)
      change(text)
    },
    onUnread: (text, reason) => noteUnread(store, path, { value: text, reason }),
    onBlur: () => leave(path),
    onUpload: (file, status) => noteUpload(store, file, status && { path, status }),
    cell,
  }
  return <FieldEditor field={field} path={path} isCovered={isMasked(store.resource.contract, path)} />
}

function FieldEditor({ field, path, isCovered }: { readonly field: FieldProps; readonly path: string; readonly isCovered: boolean }) {
  const { control, recordId, value } = field
  if (recordId !== undefined && isCovered && isVeil(value)) return <VeiledField field={field} path={path} recordId={recordId} />
  if (recordId !== undefined && isCovered && field.cell)
    return <AnyField {...field} cell={{ ...field.cell, className: `${field.cell.className} ep-cell-masked` }} />
  if (control.kind === fileKind) return <FileField {...field} />
  return control.contract ? <RelatedControl {...field} path={path} contract={control.contract} /> : <AnyField {...field} />
}

function useFieldTexts(
  { name, texts, control, state }: FieldStateProps,
  path: string,
): Pick<FieldProps, 'label' | 'hint' | 'isRemarked' | 'error' | 'errorDetail' | 'unread' | 'warning' | 'options'> {
  const locale = useLocale()
  const form = useForm()
  const { store } = form
  const { issue, warning, remark } = state
  const { options, hints } = texts[locale.locale]
  const listed = options[name]
  return {
    label: fieldLabel(locale, texts, name),
    isRemarked: remark !== undefined,
    // A hint on filling in a read-only field is no help.
    hint: remark ? issueText(store.resource, locale, remark) : isFixed(form, path, state) ? undefined : hints?.[name],
    error: issue && issueText(store.resource, locale, issue),
    unread: unreadText(issue),
    errorDetail: isRefused(issue) && state.isDuplicateHint !== undefined ? <DuplicateLinks path={path} /> : undefined,
    warning: warning && warningText(store.resource, locale, warning),
    options: useMemo(
      () => (control.kind.filter === 'options' ? Object.entries(listed ?? {}).map(([value, label]) => ({ value, label })) : undefined),
      [control.kind, listed],
    ),
  }
}

const isFixed = (form: FormScope, path: string, { isReadOnly }: FieldState): boolean => isReadOnly || !mayEdit(form, path)

function useFieldConditions({
  scope,
  name,
  control,
  texts,
  state,
}: FieldStateProps): Pick<FieldProps, 'isRequired' | 'marks' | 'isReadOnly' | 'parent' | 'filter' | 'prefers' | 'params' | 'near'> {
  const locale = useLocale()
  const form = useForm()
  const parentKey = dependsOn(control)
  const isOwn = control.contract?.name === form.store.resource.contract.name
  return {
    isRequired: state.isRequired,
    marks: control.options.isNeededLater ? undefined : formMarks(form.store.resource),
    isReadOnly: isFixed(form, joinPath(scope, name), state),
    parent: parentKey ? { value: state.parent, label: fieldLabel(locale, texts, parentKey) } : undefined,
    // No record refers to itself.
    filter: isOwn && form.recordId !== undefined ? { ...state.filter, [apartFrom]: form.recordId } : state.filter,
    prefers: state.prefers,
    near: state.near,
    params: control.contract
      ? filledParams(control.contract, { ...form.params, ...state.params })
      : state.params && ({ ...form.params, ...state.params } as FieldProps['params']),
  }
}

/** Fields that belong together under one label: an address, a foreign document. */
function GroupField({ scope, name, control, texts, isTitled, Field }: NestingFieldProps) {
  const id = useId()
  const locale = useLocale()
  const { store } = useForm()
  const path = joinPath(scope, name)
  const issue = useFormState((state) => state.issues.get(path))
  const { fieldset } = control
  if (!fieldset) return null
  const label = fieldLabel(locale, texts, name)
  // A row's own heading uses the last heading level.
  const Title = scope.includes('[') ? 'p' : 'h3'
  return (
    // A group alone in its section has the section's name.
    <div role="group" aria-label={isTitled ? label : undefined} aria-labelledby={isTitled ? undefined : id} className="ep-group">
      {isTitled ? null : (
        <Title id={id} className="ep-group-title">
          {label}
        </Title>
      )}
      {issue ? <p className="ep-field-note ep-field-error">{issueText(store.resource, locale, issue)}</p> : null}
      <div className="ep-grid">
        {fieldset.layout.map((key) => {
          const inner = fieldset.fields[key]
          return inner ? <Field key={key} scope={path} name={key} control={inner} texts={fieldset.messages} /> : null
        })}
      </div>
    </div>
  )
}
