import { Fragment } from 'react'
import type { AnyControl } from '../../core/control.js'
import type { Link, Stored } from '../../core/record.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, type ScopeMessages } from '../../locale/resourceText.js'
import { isEmpty } from '../../validators/empty.js'
import { FieldValue } from '../../values/FieldValue.js'
import { RecordLink } from '../../values/RecordLink.js'

interface SectionFactsProps {
  readonly facts: Readonly<Record<string, AnyControl>>
  readonly record: Stored
  readonly texts: ScopeMessages
}

/** What follows from the stored record, below the fields of a section: "Regional: Maringá". */
export function SectionFacts({ facts, record, texts }: SectionFactsProps) {
  const locale = useLocale()
  const values: Readonly<Record<string, unknown>> = { ...record }
  const known = Object.entries(facts).filter(([key]) => !isEmpty(values[key]))
  if (known.length === 0) return null
  return (
    <p className="ep-field-note">
      {known.map(([key, control], place) => (
        <Fragment key={key}>
          {place > 0 && ' · '}
          {fieldLabel(locale, texts, key)}:{' '}
          {control.contract ? (
            <RecordLink contract={control.contract} to={values[key] as Link} />
          ) : (
            <strong>
              <FieldValue control={control} name={key} values={values} texts={texts} />
            </strong>
          )}
        </Fragment>
      ))}
    </p>
  )
}
