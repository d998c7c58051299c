import type { Locale } from '../core/locale.js'
import type { FieldIssue } from '../core/issue.js'
import type { AnyResourceText } from '../core/messages.js'
import type { Translator } from './createTranslator.js'
import { fillText } from './format.js'

/** Texts of an entity, or of one of its fieldsets, in every language. */
export type ScopeMessages = Readonly<Record<Locale, Pick<AnyResourceText, 'fields' | 'options' | 'hints' | 'rules'>>>
type Texts = Pick<Translator, 'locale' | 'maybeText'>
type Names = Readonly<Record<Locale, Pick<AnyResourceText, 'singular' | 'plural'>>>
type Verdict = Pick<FieldIssue, 'code' | 'params'>

/** The label of a field: the entity's own, else that of a field every record has. */
export function fieldLabel({ locale, maybeText }: Texts, messages: ScopeMessages, key: string): string {
  return own(messages[locale].fields, key) ?? maybeText(`common.field.${key}`) ?? key
}

interface Option {
  readonly key: string
  readonly value: string
}

/** The text of one value of a closed list; the value itself where it has none. */
export function optionLabel(texts: Texts, messages: ScopeMessages, option: Option): string {
  return listedLabel(texts, messages, option) ?? option.value
}

/** The text of one value of a closed list; nothing where it is none. */
export function listedLabel({ locale, maybeText }: Texts, messages: ScopeMessages, { key, value }: Option): string | undefined {
  return own(own(messages[locale].options, key), value) ?? (key === 'status' ? maybeText(`common.status.${value}`) : undefined)
}

/** "1 departamento", "29 departamentos". */
export function countedName({ locale, number }: Pick<Translator, 'locale' | 'number'>, messages: Names, count: number): string {
  const { singular, plural } = messages[locale]
  return `${number(count)} ${smallName(count === 1 ? singular : plural)}`
}

/** What an entity is called as it stands inside a sentence: "Excluir departamento". An abbreviation stays as it is. */
export function smallName(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** What the entity itself says to a code: `department.cycle` stands under `rules.cycle`. */
export function ruleText({ locale }: Texts, messages: ScopeMessages, { code, params }: Verdict): string | undefined {
  const rules = messages[locale].rules
  const rule = own(rules, code) ?? own(rules, code.slice(code.indexOf('.') + 1))
  return rule === undefined ? undefined : fillText(locale, rule, params)
}

/** Why the server refused something: the entity's own rule, or a code that every entity knows. */
export function refusalText(texts: Texts, messages: ScopeMessages, refusal: Verdict): string | undefined {
  return ruleText(texts, messages, refusal) ?? texts.maybeText(`common.failure.${refusal.code}`, refusal.params)
}

/** What stands in the record itself: a server may say `constructor`, which every object has. */
function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}
