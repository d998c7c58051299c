import type { StepProps } from '../../../core/workflow.js'
import { Notice } from '../../../form/notices/Notice.js'
import { useBuilderText } from './builder/useBuilderText.js'
import type { Questionnaire } from './schema.js'
import { useEditions } from './useEditions.js'

/** That a published edition stays as it is, and the edition that ends with it. */
export function Step({ record, transition }: StepProps) {
  const { say } = useBuilderText()
  const editions = useEditions(record as Questionnaire)
  const former = editions.find(({ status }) => status === 'publicado')
  if (transition !== 'publish') return null
  return (
    <Notice tone="info" title={say('final')}>
      {former === undefined ? null : <p>{say('replaces', { edition: former.edition })}</p>}
    </Notice>
  )
}
