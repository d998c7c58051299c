import { Button } from '../../../feedback/Button.js'
import { useState } from 'react'
import { contractPath } from '../../../core/contract.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { useRecord } from '../../../data/useRecord.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { Link } from '../../../navigation/Link.js'
import { StatusBadge } from '../../../values/StatusBadge.js'
import { Comparison } from './builder/Comparison.js'
import { useBuilderText } from './builder/useBuilderText.js'
import { questionnaireContract } from './contract.js'
import { questionnaireMessages } from './messages.js'
import type { Questionnaire } from './schema.js'
import { useEditions } from './useEditions.js'
import './editions.css'

/** All editions of a questionnaire, each compared with this one. */
export function Slot({ record }: SectionSlotProps) {
  const { edition } = record as Questionnaire
  const { locale } = useLocale()
  const editions = useEditions(record as Questionnaire)
  const { fields } = questionnaireMessages[locale]
  const { say } = useBuilderText()
  const [compared, compare] = useState<number>()
  return (
    <div className="ep-editions">
      <ul>
        {editions.map((other) => (
          <li key={other.id}>
            {other.edition === edition ? (
              <strong>{`${fields.edition} ${other.edition}`}</strong>
            ) : (
              <Link
                className="ep-button"
                data-variant="link"
                to={`${contractPath(questionnaireContract)}/${other.id}`}
              >{`${fields.edition} ${other.edition}`}</Link>
            )}
            <StatusBadge status={other.status} label={questionnaireMessages[locale].options.status[other.status]} />
            {other.edition === edition ? null : (
              <Button
                variant="link"
                aria-expanded={compared === other.id}
                onPress={() => compare(compared === other.id ? undefined : other.id)}
              >
                {say('compare', { edition: other.edition })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {compared === undefined ? null : <Compared record={record as Questionnaire} other={compared} />}
    </div>
  )
}

/** Compares the stored state of both editions, the older one first. */
function Compared({ record, other }: { readonly record: Questionnaire; readonly other: number }) {
  const { record: found, status } = useRecord(questionnaireContract, other)
  const { text } = useLocale()
  if (status === 'error') return <p className="ep-field-error">{text('common.error')}</p>
  if (!found) return null
  const [before, after] = found.edition < record.edition ? [found, record] : [record, found]
  return <Comparison before={before} after={after} />
}
