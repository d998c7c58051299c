import { Button } from '../../feedback/Button.js'
import { type ComponentType, type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Stored } from '../../core/record.js'
import type { LoadRemedy, LoadStep, RemedyProps, StepProps } from '../../core/workflow.js'
import type { Transition } from '../../core/workflow.js'
import { Modal } from '../../feedback/Modal.js'
import { useIsUnderWay } from '../../session/SessionProvider.js'
import { useIsSlow } from '../../feedback/useIsSlow.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { issueText, pathLabel } from '../checks/issueTexts.js'
import { formMarks } from '../store/formMarks.js'
import { useIsDirty, FormProvider } from '../store/FormContext.js'
import { type StatusHolder, useStatusChange } from './useStatusChange.js'
import { useTypedGuard } from './useTypedGuard.js'
import { useLacks } from './useLacks.js'
import { reasonOf, Refusal } from './Refusal.js'
import { StatusStep } from './StatusStep.js'
import { focusStart } from './focusStart.js'
import { PayloadFields, UnplacedIssues } from './PayloadFields.js'
import { ReasonField } from './ReasonField.js'

interface TransitionDialogProps {
  readonly controller: StatusHolder
  readonly record: Stored
  readonly transition: Transition
  /** "Registrar falecimento"; the button says the same. */
  readonly title: string
  /** Values that its fields begin with, besides those of the resource. */
  readonly start?: Readonly<Record<string, unknown>>
  /** Makes the change without asking; the dialog opens only when it is refused. @default false */
  readonly isAtOnce?: boolean
  /** The dialog has closed; `field` is where the person goes on. */
  readonly onClosed: (field?: string) => void
  readonly onDone?: () => void
}

const loadNothing: LoadStep = () => Promise.resolve({ Step: () => null })

/** Asks for what a change of status needs, and makes the change. */
export function TransitionDialog({
  controller,
  record,
  transition,
  title,
  start: given,
  isAtOnce = false,
  onClosed,
  onDone,
}: TransitionDialogProps) {
  const locale = useLocale()
  const { text } = locale
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [field, setField] = useState<string>()
  const [reason, setReason] = useState('')
  const { resource } = controller
  const close = () => {
    guard.letGo()
    setOpen(false)
    onDone?.()
    if (isHidden) onClosed()
  }
  const change = useStatusChange({ controller, record, transition, start: given, onDone: close })
  // Once another person was faster, nothing is left to do here, but what was typed can still be copied.
  const { payload, issue, isOver, hasFailed } = change
  const isHidden = isAtOnce && change.attempts === 0
  const isBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (isAtOnce && !isBegun.current) void change.submit('')
    isBegun.current = true
  })
  useEffect(() => begin(), [])
  // A change that is made at once is refused with the same words, and one that is made needs nothing more.
  const lacks = useLacks({
    ...resource,
    params: controller.params,
    record,
    transition,
    isAsked: !isAtOnce && transition.from.includes(record.status),
  })
  const leave = async (path?: string) => {
    if (!(await guard.mayClose())) return
    setField(path)
    setOpen(false)
    if (change.isUnsure) controller.reload()
  }
  const goTo = (path?: string) => void leave(path)
  const isFilledIn = useIsDirty(payload.form?.store)
  const isTyped = isFilledIn || reason.trim() !== ''
  const guard = useTypedGuard(isOpen && isTyped && !isOver)
  const step = useStep(resource.step ?? loadNothing, { record, transition: transition.name, onField: controller.form && goTo })
  const hindrance = change.refusal.length === 0 ? step.hindrance : undefined
  const places = payload.form?.places
  useEffect(() => places?.setForm(form.current), [places])
  const start = useEffectEvent(() =>
    focusStart(form.current, { payload: payload.form, given, isReasonNeeded: transition.needsReason === true }),
  )
  useEffect(() => start(), [change.attempts])
  const submit = () => void change.submit(reason.trim())
  const mending = useMending(submit)
  const send = (event: FormEvent) => {
    event.preventDefault()
    // React passes the event on to the record's form around this dialog.
    event.stopPropagation()
    if (hindrance === undefined && !isOver) mending.after()
  }
  if (isHidden) return null
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => goTo()}
      onClosed={() => onClosed(field)}
      title={title}
      size={payload.size}
      footer={
        <StepButtons
          {...{ controller, title, formId, hindrance, isOver }}
          isPending={change.isPending}
          isMending={mending.isUnderWay}
          onBack={goTo}
        />
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of its fields, which bubbles */}
      <form ref={form} id={formId} className="ep-form-notices" onSubmit={send} onKeyDown={submitByKey} noValidate>
        <StatusStep {...{ resource, record, transition, isOver, hasFailed, isTyped }} store={payload.form?.store} />
        {resource.step && (isOver ? transition.from.includes(record.status) && !payload.isOther : change.refusal.length === 0) ? (
          <div id={hindranceId(formId)}>{step.part}</div>
        ) : null}
        {change.attempts === 0 && (
          <Refusal
            reasons={lacks.filter(({ path }) => path !== hindrance).map((each) => reasonOf(resource, locale, each))}
            title={text('status.lacks', { name: title })}
            onField={controller.form && goTo}
          />
        )}
        {isOver ? null : <Refused {...{ controller, record, change, mending }} onClose={goTo} />}
        {payload.form && hasFailed && !isOver ? <UnplacedIssues form={payload.form} /> : null}
        {payload.form && (isTyped || !isOver) ? (
          <PayloadFields form={isOver ? { ...payload.form, isReadOnly: true } : payload.form} />
        ) : null}
        {transition.needsReason && !(isOver && reason.trim() === '') ? (
          <ReasonField
            value={reason}
            marks={payload.form ? formMarks(payload.form.store.resource) : 'required'}
            error={issue && issueText(resource, locale, issue)}
            onChange={setReason}
          />
        ) : null}
      </form>
    </Modal>
  )
}

/** Enter begins a new line in the reason; with Ctrl or Cmd it confirms. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.isDefaultPrevented()) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** What the resource shows for the step, and the path of the field that prevents it. */
function useStep(load: LoadStep, place: StepProps) {
  const loaded = useLoaded(load, true)
  const Step = loaded?.Step as ComponentType<StepProps> | undefined
  return { part: Step ? <Step {...place} /> : null, hindrance: loaded?.hindrance?.(place) }
}

const hindranceId = (formId: string) => `${formId}-step`

interface StepButtonsProps extends Pick<TransitionDialogProps, 'controller' | 'title'> {
  readonly formId: string
  readonly hindrance: string | undefined
  readonly isOver: boolean
  readonly isPending: boolean
  /** The remedy is being stored; a press now goes on afterwards. */
  readonly isMending: boolean
  readonly onBack: (field?: string) => void
}

/** The button that makes the change, or the way to the field that it still needs. */
function StepButtons({ controller: { form, resource }, title, formId, hindrance, isOver, isPending, isMending, onBack }: StepButtonsProps) {
  const locale = useLocale()
  const { text } = locale
  const isHindered = hindrance !== undefined
  const isWaiting = useIsUnderWay(isPending || isMending)
  const isSlow = useIsSlow(isWaiting)
  return (
    <>
      <p className="ep-form-state" role="status">
        {isWaiting ? text(isSlow ? 'common.slow' : 'form.saving') : ''}
      </p>
      {/* Not "Cancelar": some transitions have that name. */}
      <Button variant="secondary" onPress={() => onBack()}>
        {text('common.action.back')}
      </Button>
      {isOver ? null : form && hindrance ? (
        <Button variant="accent" onPress={() => onBack(hindrance)}>
          {text('status.fillIn', { label: pathLabel(resource, locale, hindrance) })}
        </Button>
      ) : (
        <Button
          variant="accent"
          type="submit"
          form={formId}
          isDisabled={isHindered}
          aria-disabled={isPending || undefined}
          aria-describedby={isHindered ? hindranceId(formId) : undefined}
        >
          {title}
        </Button>
      )}
    </>
  )
}

interface RefusedProps extends Pick<TransitionDialogProps, 'controller' | 'record'> {
  readonly change: Pick<ReturnType<typeof useStatusChange>, 'refusal' | 'refused' | 'forget'>
  readonly mending: Mending
  /** Closes the dialog; `field` is where the person goes on. */
  readonly onClose: (field?: string) => void
}

/** Why it was refused, and the remedies that the form offers. */
function Refused({ controller, record, change, mending, onClose }: RefusedProps) {
  const { form, resource, save } = controller
  const { refusal, refused, forget } = change
  const mend = async () => {
    const isSaved = (await save?.()) !== false
    // The form shows what cannot be saved.
    if (isSaved) forget()
    else onClose()
    return isSaved
  }
  return (
    <>
      <Refusal reasons={refusal} onField={form && onClose} />
      {form && refused.length > 0 && resource.remedy ? (
        <FormProvider form={form}>
          <RemedyPart load={resource.remedy} record={record} issues={refused} onMended={() => mending.run(mend)} />
        </FormProvider>
      ) : null}
    </>
  )
}

interface Mending {
  readonly isUnderWay: boolean
  /** Runs a remedy; its promise says whether it is stored. */
  readonly run: (mend: () => Promise<boolean>) => void
  /** Goes on: at once, or when the remedy is stored. */
  readonly after: () => void
}

function useMending(goOn: () => void): Mending {
  const [state, setState] = useState<'rest' | 'mending' | 'mended'>('rest')
  const isAwaited = useRef(false)
  const finish = useEffectEvent(() => {
    if (isAwaited.current) goOn()
    isAwaited.current = false
  })
  useEffect(() => {
    if (state === 'mended') finish()
  }, [state])
  return {
    isUnderWay: state === 'mending',
    run: (mend) => {
      isAwaited.current = false
      setState('mending')
      void mend().then((isMended) => setState(isMended ? 'mended' : 'rest'))
    },
    after: () => {
      if (state === 'mending') isAwaited.current = true
      else goOn()
    },
  }
}

function RemedyPart({ load, ...refused }: RemedyProps & { readonly load: LoadRemedy }) {
  const Remedy = useLoaded(load, true)?.Remedy as ComponentType<RemedyProps> | undefined
  return Remedy ? <Remedy {...refused} /> : null
}
