import type { AnyControl, AnyFieldset } from '../../core/control.js'
import type { OptionLabels } from '../../core/kind.js'
import { choice, type ChoiceOptions } from '../../kinds/choice/choice.js'
import { optionTexts, readOption } from '../../kinds/choice/readOption.js'
import { readAnswer } from '../../kinds/choice/toggle.js'
import type { ReferencesOptions } from '../../kinds/link/references.js'
import { integer } from '../../kinds/number/integer.js'
import { dateTime } from '../../kinds/time/dateTime.js'
import { isFileList, isRows } from '../../kinds/part/rows.js'
import { type Locale, locales } from '../../core/locale.js'
import type { AnyResource } from '../../core/resource.js'
import { initialStatuses } from '../../core/workflow.js'
import { holds } from '../../form/core/conditions.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'
import { fieldLabel, optionLabel } from '../../locale/resourceText.js'
import { commonFields, commonStatuses, listWord, statusOrState } from './commonTexts.js'

/** A field of the draft that a column of a file can fill. */
export interface ImportField {
  /** The server's path: `name`, `address.zipCode`, `functions[0].start`. */
  readonly path: string
  /** Label in the user's language: "Endereço: CEP". */
  readonly label: string
  /** The same in each language: a file may come from a colleague with another one. */
  readonly labels: readonly string[]
  /** Other column headings for this field. */
  readonly names: readonly string[]
  readonly control: AnyControl
  /** The field has no default and must be filled. */
  readonly isRequired: boolean
  /** Some records must have it, such as the phone of an adult. @default false */
  readonly isSometimesRequired?: boolean
  /** Values and labels of a closed list, in the user's language. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The value for a text: by value or label in any language, or by a beginning that only one option has, such as "M" for "Masculino". */
  readonly optionOf: (text: string) => string | undefined
}

type Texts = Pick<LocaleValue, 'locale' | 'text' | 'maybeText'>

/**
 * All fields that an import can fill, in the order of the form, then those of a stored record: its status, when it was changed last, so that
 * an old file does not undo newer work, and its id.
 */
export function importFields(resource: AnyResource, texts: Texts): readonly ImportField[] {
  const fields = resource.sections.flatMap((section) =>
    section.fields.flatMap((key) => {
      const control = resource.fields[key]
      // A cell cannot contain a file.
      if (!control || control.kind.isFile || control.kind.isHidden) return []
      if (isRows(control)) return listFields(resource, texts, { key, control, fieldset: control.fieldset })
      return control.fieldset
        ? partFields(resource, texts, { key, control, fieldset: control.fieldset })
        : [ownField(resource, texts, key, control)]
    }),
  )
  return [
    ...fields,
    ownField(resource, texts, 'status', choice()),
    ownField(resource, texts, 'updatedAt', dateTime()),
    ownField(resource, texts, 'id', integer()),
  ]
}

function ownField(resource: AnyResource, texts: Texts, key: string, control: AnyControl): ImportField {
  const { messages, empty } = resource
  // A list names a reference by the key without "Id".
  const { links = key.replace(/Id$/, '') } = control.options as Partial<Pick<ReferencesOptions, 'links'>>
  const labels = locales.map((locale) => messages[locale].fields[key] ?? commonFields[key]?.[locale]).filter((name) => name !== undefined)
  const linked = locales.map((locale) => messages[locale].fields[links]).filter((name) => name !== undefined)
  const label = fieldLabel(texts, messages, key)
  return {
    path: key,
    label,
    labels,
    names: [key, label, ...labels, ...linked, ...(key === 'status' ? [statusOrState] : [])],
    control,
    isRequired: isAsked(resource, control) && (empty[key] === '' || empty[key] === null),
    isSometimesRequired: control.options.required !== undefined && control.options.required !== false && !isAsked(resource, control),
    ...optionsOf(control, {
      labelsIn: (locale) => (key === 'status' ? statusLabels(resource, locale) : messages[locale].options[key]),
      labelOf: (value) => optionLabel(texts, messages, { key, value }),
      texts,
    }),
  }
}

/**
 * Required in every record. Fields required only in some records, such as a foreigner's country, are reported with the rows that lack them.
 */
function isAsked({ empty }: AnyResource, { options: { required, visible } }: AnyControl): boolean {
  return required === true && holds(visible, { values: empty, record: empty }, true)
}

/** One column with all rows in one cell, as exports write them, and one column per field of the first row. */
function listFields(resource: AnyResource, texts: Texts, part: Part): readonly ImportField[] {
  const { key, control } = part
  const own = ownField(resource, texts, key, control)
  const labels = locales.map((locale) => `${resource.messages[locale].fields[key] ?? own.label}: ${listWord[locale]}`)
  const list = { ...own, label: texts.text('common.field.list', { name: own.label }), labels, isRequired: false }
  // A cell cannot contain files, so a list of files can only change data of stored ones.
  return isFileList(control) ? [list] : [list, ...partFields(resource, texts, part)]
}

interface Part {
  readonly key: string
  readonly control: AnyControl
  readonly fieldset: AnyFieldset
}

function partFields(resource: AnyResource, texts: Texts, { key, control, fieldset }: Part): readonly ImportField[] {
  const isList = isRows(control)
  const group = (locale: Locale) =>
    (isList && fieldset.messages[locale].singular) || resource.messages[locale].fields[key] || fieldLabel(texts, resource.messages, key)
  return fieldset.layout.flatMap((name): ImportField[] => {
    const part = fieldset.fields[name]
    // Nested rows and files have no column of their own.
    if (!part || part.kind.isHidden || part.kind.isFile || part.fieldset) return []
    const nameIn = (locale: Locale) => fieldset.messages[locale].fields[name] ?? name
    const titleIn = (locale: Locale) => `${group(locale)}: ${nameIn(locale)}`
    const labelIn = (locale: Locale) => {
      const twin = twinOf(fieldset, name, locale)
      return titleIn(locale) + (twin && ` (${twin})`)
    }
    const path = isList ? `${key}[0].${name}` : `${key}.${name}`
    return [
      {
        path,
        label: labelIn(texts.locale),
        labels: locales.map(labelIn),
        names: [path, `${key}.${name}`, ...locales.map(titleIn), ...locales.map(nameIn)],
        control: part,
        isRequired: false,
        ...optionsOf(part, {
          labelsIn: (locale) => fieldset.messages[locale].options[name],
          labelOf: (value) => fieldset.messages[texts.locale].options[name]?.[value] ?? value,
          texts,
        }),
      },
    ]
  })
}

/** For two fields with one label, such as the check digits of branch and account, the label of the field before distinguishes them. */
function twinOf({ layout, messages }: AnyFieldset, name: string, locale: Locale): string {
  const { fields } = messages[locale]
  const hasTwin = layout.some((other) => other !== name && fields[other] === fields[name])
  return (hasTwin && fields[layout[layout.indexOf(name) - 1] ?? '']) || ''
}

interface ListedTexts {
  readonly labelsIn: (locale: Locale) => Readonly<Record<string, string>> | undefined
  readonly labelOf: (value: string) => string
  readonly texts: Texts
}

function optionsOf(control: AnyControl, { labelsIn, labelOf, texts }: ListedTexts): Pick<ImportField, 'options' | 'optionOf'> {
  if (control.kind.filter === 'answer') {
    const options = [
      { value: 'sim', label: texts.text('common.action.yes') },
      { value: 'nao', label: texts.text('common.action.no') },
    ]
    return { options, optionOf: answerOf }
  }
  if (control.kind.filter !== 'options') return { options: [], optionOf: () => undefined }
  const meanings = optionTexts(Object.fromEntries(locales.map((locale) => [locale, labelsIn(locale)])) as OptionLabels)
  const options = Object.keys(labelsIn(texts.locale) ?? {}).map((value) => ({ value, label: labelOf(value) }))
  const { reads } = control.options as ChoiceOptions
  return { options, optionOf: reads ?? ((written) => readOption(written, meanings)) }
}

function answerOf(written: string): string | undefined {
  const answer = readAnswer(written)
  return answer === undefined ? undefined : answer ? 'sim' : 'nao'
}

/** Only statuses that a new record may have. */
function statusLabels({ messages, contract }: AnyResource, locale: Locale): Readonly<Record<string, string>> {
  const own = messages[locale].options.status
  const values = initialStatuses(contract)
  return Object.fromEntries(values.map((value) => [value, own?.[value] ?? commonStatuses[value]?.[locale] ?? value]))
}
