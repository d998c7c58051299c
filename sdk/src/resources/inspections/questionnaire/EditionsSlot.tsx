import { Button } from '../../../feedback/Button.js'
import { useState } from 'react'
import { contractPath } from '../../../core/contract.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { useAllRecords } from '../../../data/useAllRecords.js'
import { useCanWrite } from '../../../data/useCanWrite.js'
import { usePending } from '../../../data/usePending.js'
import { useRecord } from '../../../data/useRecord.js'
import { useSaveRecord } from '../../../data/useSaveRecord.js'
import { useToasts } from '../../../feedback/FeedbackProvider.js'
import { toCopy, toDraft } from '../../../form/record/formValues.js'
import { useForm } from '../../../form/store/FormContext.js'
import { failureText } from '../../../list/actions/actionText.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { ruleText } from '../../../locale/resourceText.js'
import { Link } from '../../../navigation/Link.js'
import { useNavigation } from '../../../navigation/NavigationProvider.js'
import { StatusBadge } from '../../../values/StatusBadge.js'
import { Comparison } from './builder/Comparison.js'
import { useBuilderText } from './builder/useBuilderText.js'
import { questionnaireContract } from './contract.js'
import { questionnaireMessages } from './messages.js'
import type { Questionnaire } from './schema.js'
import './editions.css'

/** All editions of a questionnaire, and the button for the next one: a copy whose questions keep their codes. */
export function Slot({ record }: SectionSlotProps) {
  const { code, edition, status } = record as Questionnaire
  const { text, locale } = useLocale()
  const canWrite = useCanWrite(questionnaireContract) === true
  const { records = [] } = useAllRecords(questionnaireContract, { sort: '-edition', search: code, filters: {} })
  // The list may be older than the record, when another window changed its status.
  const editions = (records as unknown as readonly Questionnaire[])
    .filter((other) => other.code === code)
    .map((other) => (other.id === record.id ? (record as Questionnaire) : other))
  const hasDraft = editions.some((other) => other.status === 'rascunho')
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
      {canWrite && status === 'publicado' && !hasDraft ? (
        <NewEdition record={record as Questionnaire} label={text('common.action.new')} />
      ) : null}
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

function NewEdition({ record, label }: { readonly record: Questionnaire; readonly label: string }) {
  const locale = useLocale()
  const navigation = useNavigation()
  const toasts = useToasts()
  const { save } = useSaveRecord(questionnaireContract)
  const { isPending, during } = usePending()
  const { resource } = useForm().store
  const copy = async () => {
    try {
      const draft = toDraft(resource, toCopy(resource, { ...record }))
      const { id } = await during(save({ id: 'novo', draft: { ...draft, previousId: record.id } }))
      navigation.navigate(`${contractPath(questionnaireContract)}/${id}`)
    } catch (error) {
      toasts.show({ severity: 'error', title: locale.text('common.error'), detail: failureText(error, locale) })
    }
  }
  return (
    <Button variant="secondary" isDisabled={isPending} onPress={() => void copy()}>
      {ruleText(locale, questionnaireMessages, { code: 'questionnaire.newEdition' }) ?? label}
    </Button>
  )
}
