import type { FieldIssue } from '../../../../core/issue.js'
import { fillText } from '../../../../locale/format.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { phoneTexts } from './phoneTexts.js'

/** Says what is wrong with an answer: the words of the rule that it breaks. */
export function useIssueWords(): (issue: Pick<FieldIssue, 'code' | 'params'> | undefined) => string {
  const { locale, maybeText } = useLocale()
  const { steps, misfit } = phoneTexts[locale]
  return (issue) => {
    if (issue?.code === 'siteVisit.steps') return fillText(locale, steps, issue.params)
    return (issue && maybeText(`validation.${issue.code}`, issue.params)) ?? misfit
  }
}
