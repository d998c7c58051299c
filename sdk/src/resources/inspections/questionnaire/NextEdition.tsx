import { Button } from '../../../feedback/Button.js'
import { contractPath } from '../../../core/contract.js'
import type { Stored } from '../../../core/record.js'
import { useCanWrite } from '../../../data/useCanWrite.js'
import { usePending } from '../../../data/usePending.js'
import { useRemoveRecord } from '../../../data/useRemoveRecord.js'
import { useSaveRecord } from '../../../data/useSaveRecord.js'
import { useToasts } from '../../../feedback/FeedbackProvider.js'
import { toCopy, toDraft } from '../../../form/core/formValues.js'
import { useForm } from '../../../form/store/FormContext.js'
import { failureText } from '../../../list/core/actionText.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { ruleText } from '../../../locale/resourceText.js'
import { Link } from '../../../navigation/Link.js'
import { useNavigation } from '../../../navigation/NavigationProvider.js'
import { useBuilderText } from './builder/useBuilderText.js'
import { questionnaireContract } from './contract.js'
import { questionnaireMessages } from './messages.js'
import type { Questionnaire } from './schema.js'
import { useEditions } from './useEditions.js'
import { undoFailure } from '../../../form/undo/undoFailure.js'

/** Milliseconds that the notice of a new edition offers to undo it; "o que aconteceu" offers it longer. */
const undoLife = 10_000

/** The way on from a published questionnaire: its next edition, or the draft of it that is there already. */
export function Continuation({ record }: { readonly record: Stored }) {
  const { say } = useBuilderText()
  const canWrite = useCanWrite(questionnaireContract) === true
  const questionnaire = record as Questionnaire
  const editions = useEditions(questionnaire)
  const draft = editions.find(({ status }) => status === 'rascunho')
  if (!canWrite || questionnaire.status !== 'publicado' || editions.length === 0) return null
  return draft ? (
    <Link className="ep-button" data-variant="secondary" to={`${contractPath(questionnaireContract)}/${draft.id}`}>
      {say('openDraft', { edition: draft.edition })}
    </Link>
  ) : (
    <NewEdition record={questionnaire} />
  )
}

function NewEdition({ record }: { readonly record: Questionnaire }) {
  const locale = useLocale()
  const navigation = useNavigation()
  const toasts = useToasts()
  const { save } = useSaveRecord(questionnaireContract)
  const { isPending, during } = usePending()
  const { remove } = useRemoveRecord(questionnaireContract)
  const { say } = useBuilderText()
  const { resource } = useForm().store
  const addressOf = (id: number) => `${contractPath(questionnaireContract)}/${id}`
  // In the version that was made: what was saved in it since is not deleted.
  const takeBack = async ({ id, version }: Stored) => {
    try {
      await remove(id, version)
      if (navigation.getLocation().pathname === addressOf(id)) navigation.navigate(addressOf(record.id), { force: true })
    } catch (error) {
      toasts.show({
        severity: 'error',
        title: locale.text(undoFailure(error)),
        detail: failureText(error, locale),
      })
    }
  }
  const tell = (made: Stored) =>
    toasts.show({
      severity: 'success',
      title: say('editionMade', { edition: (made as Questionnaire).edition }),
      detail: say('editionInForce', { edition: record.edition }),
      life: undoLife,
      action: { label: locale.text('common.record.undo'), onPress: () => void takeBack(made), isLasting: true },
    })
  const copy = async () => {
    try {
      const draft = toDraft(resource, toCopy(resource, { ...record }))
      const made = await during(save({ id: 'novo', draft: { ...draft, previousId: record.id } }))
      navigation.navigate(addressOf(made.id))
      tell(made)
    } catch (error) {
      toasts.show({ severity: 'error', title: locale.text('common.error'), detail: failureText(error, locale) })
    }
  }
  return (
    <Button variant="secondary" isDisabled={isPending} onPress={() => void copy()}>
      {ruleText(locale, questionnaireMessages, { code: 'questionnaire.newEdition' }) ?? locale.text('common.action.new')}
    </Button>
  )
}
