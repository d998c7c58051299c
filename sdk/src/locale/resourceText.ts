import type { Locale } from '../core/locale.js'
import type { FieldIssue } from '../core/issue.js'
import type { AnyResourceText } from '../core/messages.js'
import type { Transition } from '../core/workflow.js'
import type { Translator } from './createTranslator.js'
import { fillText } from './format.js'

/** Texts of an entity, or of one of its fieldsets, in every language. */
export type ScopeMessages = Readonly<Record<Locale, Pick<AnyResourceText, 'fields' | 'options' | 'hints' | 'rules'>>>
type Texts = Pick<Translator, 'locale' | 'maybeText'>
type Names = Readonly<Record<Locale, Pick<AnyResourceText, 'singular' | 'plural'>>>
type Verdict = Pick<FieldIssue, 'code' | 'params'>

/** The label of a field: the entity's own label, or the common label of a field that every record has. */
export function fieldLabel({ locale, maybeText }: Texts, messages: ScopeMessages, key: string): string {
  return own(messages[locale].fields, key) ?? maybeText(`common.field.${key}`) ?? key
}

interface Option {
  readonly key: string
  readonly value: string
}

/** The label of a value of a closed list, or the value itself without one. */
export function optionLabel(texts: Texts, messages: ScopeMessages, option: Option): string {
  return listedLabel(texts, messages, option) ?? option.value
}

/** The label of a value of a closed list, or `undefined` without one. */
export function listedLabel({ locale, maybeText }: Texts, messages: ScopeMessages, { key, value }: Option): string | undefined {
  return own(own(messages[locale].options, key), value) ?? (key === 'status' ? maybeText(`common.status.${value}`) : undefined)
}

/** A count with the entity's name: "1 departamento", "29 departamentos". */
export function countedName({ locale, number }: Pick<Translator, 'locale' | 'number'>, messages: Names, count: number): string {
  const { singular, plural } = messages[locale]
  return `${number(count)} ${smallName(count === 1 ? singular : plural)}`
}

/** An entity's name inside a sentence: "Excluir departamento". An abbreviation keeps its capitals. */
export function smallName(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** The entity's own text for a code: `department.cycle` uses `rules.cycle`. */
export function ruleText({ locale }: Texts, messages: ScopeMessages, { code, params }: Verdict): string | undefined {
  const rules = messages[locale].rules
  const rule = own(rules, code) ?? own(rules, code.slice(code.indexOf('.') + 1))
  return rule === undefined ? undefined : fillText(locale, rule, params)
}

/** The text of a refusal by the server: the entity's own rule, or a common code. */
export function refusalText(texts: Texts, messages: ScopeMessages, refusal: Verdict): string | undefined {
  return ruleText(texts, messages, refusal) ?? texts.maybeText(`common.failure.${refusal.code}`, refusal.params)
}

/** Reads own properties only: a server code such as `constructor` must not find a property that every object inherits. */
function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}

/** The words on the command of a transition: its own, or the status that it leads to. */
export function transitionLabel(
  { messages }: { readonly messages: ScopeMessages & Readonly<Record<Locale, Pick<AnyResourceText, 'transitions'>>> },
  texts: Texts,
  { name, to }: Pick<Transition, 'name' | 'to'>,
): string {
  return messages[texts.locale].transitions?.[name] ?? optionLabel(texts, messages, { key: 'status', value: to })
}
