import { Button } from '@adobe/react-spectrum/Button'
import { contractPath } from '../../../core/contract.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { useAllRecords } from '../../../data/useAllRecords.js'
import { useCanWrite } from '../../../data/useCanWrite.js'
import { usePending } from '../../../data/usePending.js'
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
import { questionnaireContract } from './contract.js'
import { questionnaireMessages } from './messages.js'
import type { Questionnaire } from './schema.js'
import './editions.css'

/** All editions of a questionnaire, and the way to the next one: a copy that keeps the codes of its questions. */
export function Slot({ record }: SectionSlotProps) {
  const { code, edition, status } = record as Questionnaire
  const { text, locale } = useLocale()
  const canWrite = useCanWrite(questionnaireContract) === true
  const { records = [] } = useAllRecords(questionnaireContract, { sort: '-edition', search: code, filters: {} })
  const editions = (records as unknown as readonly Questionnaire[]).filter((other) => other.code === code)
  const hasDraft = editions.some((other) => other.status === 'rascunho')
  const { fields } = questionnaireMessages[locale]
  return (
    <div className="ep-editions">
      <ul>
        {editions.map((other) => (
          <li key={other.id}>
            {other.edition === edition ? (
              <strong>{`${fields.edition} ${other.edition}`}</strong>
            ) : (
              <Link to={`${contractPath(questionnaireContract)}/${other.id}`}>{`${fields.edition} ${other.edition}`}</Link>
            )}
            <StatusBadge status={other.status} label={questionnaireMessages[locale].options.status[other.status]} />
          </li>
        ))}
      </ul>
      {canWrite && status === 'publicado' && !hasDraft ? (
        <NewEdition record={record as Questionnaire} label={text('common.action.new')} />
      ) : null}
    </div>
  )
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
    <Button variant="secondary" style="outline" isDisabled={isPending} onPress={() => void copy()}>
      {ruleText(locale, questionnaireMessages, { code: 'questionnaire.newEdition' }) ?? label}
    </Button>
  )
}
