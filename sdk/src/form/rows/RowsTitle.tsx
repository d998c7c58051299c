import { useState, type ReactNode, useId } from 'react'
import { necessityOf } from '../../controls/necessity.js'
import type { AnyControl } from '../../core/control.js'
import { isRows } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { holds } from '../core/conditions.js'
import { useFieldState, useForm, useFormState } from '../store/FormContext.js'
import { formMarks } from '../store/formMarks.js'
import type { FormFieldProps } from '../store/FormFieldProps.js'
import { type Values, joinPath } from '../core/fieldPath.js'
import { issueText } from '../checks/issueTexts.js'

interface RowsTitleProps extends Pick<FormFieldProps, 'scope' | 'name' | 'control' | 'texts' | 'isTitled'> {
  readonly id: string
}

/** The heading of a list of sub-records; it says when at least one is required. */
export function RowsTitle({ id, scope, name, control, texts, isTitled }: RowsTitleProps) {
  const locale = useLocale()
  const { isReadOnly, store } = useForm()
  const Heading = scope.includes('[') ? 'h5' : 'h3'
  const isRequired = useFieldState({ scope, name, control }).read().isRequired && !isReadOnly
  const necessity = necessityOf({ isRequired, isReadOnly, marks: formMarks(store.resource) })
  return (
    <Heading id={id} className={isTitled && !isRequired ? 'ep-visually-hidden' : 'ep-group-title'}>
      {fieldLabel(locale, texts, name)}
      {necessity ? (
        <span className="ep-group-required" aria-hidden={!isRequired || undefined}>
          {' '}
          {locale.text(necessity)}
        </span>
      ) : null}
    </Heading>
  )
}

/** Announces to screen readers the lists that became required since the form was opened. */
export function RowsAnnouncer() {
  const locale = useLocale()
  const { store } = useForm()
  const { resource } = store
  const asked = useFormState(({ values }) =>
    Object.keys(resource.fields)
      .filter((name) => isAskedFor(resource.fields[name], values))
      .join(' '),
  )
  const [opened, setOpened] = useState({ store, asked })
  if (opened.store !== store) setOpened({ store, asked })
  const isNews = opened.store === store && opened.asked !== asked
  const names = asked.split(' ').filter((name) => name !== '' && !opened.asked.split(' ').includes(name))
  return (
    <p className="ep-visually-hidden" role="status">
      {isNews ? names.map((name) => `${fieldLabel(locale, resource.messages, name)} ${locale.text('controls.required')}`).join(', ') : ''}
    </p>
  )
}

function isAskedFor(control: AnyControl | undefined, values: Values): boolean {
  if (!isRows(control)) return false
  const where = { values, record: values }
  return holds(control.options.visible, where, true) && holds(control.options.required, where, false)
}

/** The issue of a list as a whole: too few rows, no main row. */
export function RowsIssue({ path }: { readonly path: string }) {
  const locale = useLocale()
  const { store } = useForm()
  const issue = useFormState((state) => state.issues.get(path))
  return issue ? (
    <p className="ep-field-note ep-field-error" role="alert">
      {issueText(store.resource, locale, issue)}
    </p>
  ) : null
}

/** The heading and the issue of a list around an entity's own editor. */
export function RowsFrame({ children, ...field }: FormFieldProps & { readonly children: ReactNode }) {
  const id = useId()
  const { scope, name, control, texts, isTitled } = field
  return (
    <div role="group" aria-labelledby={id} className="ep-rows">
      <RowsTitle {...{ id, scope, name, control, texts, isTitled }} />
      <RowsIssue path={joinPath(scope, name)} />
      {children}
    </div>
  )
}
