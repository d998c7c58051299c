import type { FieldIssue } from '../../../../core/issue.js'
import { fillText } from '../../../../locale/format.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { phoneTexts } from './phoneTexts.js'

/** Says what is wrong with an answer: the words of the rule that it breaks. */
export function useIssueWords(): (issue: Pick<FieldIssue, 'code' | 'params'> | undefined) => string {
  const { locale } = useLocale()
  const { rules, misfit } = phoneTexts[locale]
  return (issue) => {
    const rule = (rules as Readonly<Record<string, string | undefined>>)[issue?.code.replace('siteVisit.', '') ?? '']
    return rule === undefined ? misfit : fillText(locale, rule, issue?.params)
  }
}
