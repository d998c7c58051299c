import type { FieldIssue } from '../../../../core/issue.js'
import { fillText } from '../../../../locale/format.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { phoneTexts } from './phoneTexts.js'

/** Says what is wrong with an answer: the words of the rule that it breaks. */
export function useIssueWords(): (issue: Pick<FieldIssue, 'code' | 'params'> | undefined) => string {
  const { locale, number } = useLocale()
  const { rules, misfit } = phoneTexts[locale]
  // The two shapes that are typed as text: a number, and an hour.
  const examples: Readonly<Record<string, string | undefined>> = { invalid: number('7.5'), pattern: '08:30' }
  return (issue) => {
    const code = issue?.code.replace('siteVisit.', '') ?? ''
    const example = examples[code]
    if (example !== undefined) return fillText(locale, rules.unread, { example })
    const rule = (rules as Readonly<Record<string, string | undefined>>)[code]
    return rule === undefined ? misfit : fillText(locale, rule, issue?.params)
  }
}
