import type { StepProps } from '../../../core/workflow.js'
import { Notice } from '../../../form/notices/Notice.js'
import { useBuilderText } from './builder/useBuilderText.js'
import type { Questionnaire } from './schema.js'
import { useEditions } from './useEditions.js'

/** The edition that ends when its successor is published. */
export function Step({ record, transition }: StepProps) {
  const { say } = useBuilderText()
  const editions = useEditions(record as Questionnaire)
  const former = editions.find(({ status }) => status === 'publicado')
  if (transition !== 'publish' || former === undefined) return null
  return <Notice tone="info" title={say('replaces', { edition: former.edition })} />
}
