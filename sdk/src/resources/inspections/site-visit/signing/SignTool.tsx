import { Button } from '../../../../feedback/Button.js'
import { PenLine } from '../../../../icons/icons.js'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { SignatureBoard } from '../../../../blocks/questionnaire/answer/SignatureBoard.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { useApi } from '../../../../data/DataProvider.js'
import { useConfirm } from '../../../../feedback/FeedbackProvider.js'
import { Modal } from '../../../../feedback/Modal.js'
import { StoredContext, useForm } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { fillText } from '../../../../locale/format.js'
import { useNavigation } from '../../../../navigation/NavigationProvider.js'
import { signerRoles } from '../codes.js'
import { signatureFieldset } from '../parts/fieldsets.js'
import { signatureMessages } from '../parts/messages.js'
import type { SiteVisit, SiteVisitDraft } from '../schema.js'
import { isSigned, missingSides, type Role, signerNames } from './signers.js'
import '../answers/answers.css'

const { role: roleControl, name: nameControl, fileId: fileControl } = signatureFieldset.fields

const signTexts = {
  'pt-BR': {
    sign: 'Assinar na tela',
    added: 'Assinatura incluída. Salve para guardá-la.',
    unsent: 'A assinatura de {name} não foi enviada.',
    retry: 'Tentar de novo',
    unused: 'A assinatura desenhada não foi usada, e se perde.',
    leave: 'Sair sem assinar',
    nameless: 'Para usar a assinatura, escreva o nome de quem assina, com três letras ou mais.',
  },
  'en-US': {
    sign: 'Sign on screen',
    added: 'Signature added. Save to keep it.',
    unsent: 'The signature of {name} was not sent.',
    retry: 'Try again',
    unused: 'The drawn signature was not used, and will be lost.',
    leave: 'Leave without signing',
    nameless: 'To use the signature, write the name of the person who signs, with three letters or more.',
  },
  'es-ES': {
    sign: 'Firmar en pantalla',
    added: 'Firma incluida. Guarde para conservarla.',
    unsent: 'La firma de {name} no se envió.',
    retry: 'Intentar de nuevo',
    unused: 'La firma dibujada no se usó, y se perderá.',
    leave: 'Salir sin firmar',
    nameless: 'Para usar la firma, escriba el nombre de quien firma, con tres letras o más.',
  },
} as const

/** A signature that is not in the form yet. */
interface Drawn {
  readonly role: Role
  readonly name: string
  readonly drawing: File
}

/** Signs a running visit on this device; a scanned signature can still be uploaded below. */
export function Tool() {
  const visit = useContext(StoredContext) as unknown as SiteVisit | undefined
  return visit?.status === 'em-andamento' ? <SignTool visit={visit} /> : null
}

function SignTool({ visit }: { readonly visit: SiteVisit }) {
  const form = useForm()
  const { locale, text } = useLocale()
  const confirm = useConfirm()
  const [isOpen, setOpen] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const [addedTo, setAddedTo] = useState<number>()
  const [unsent, setUnsent] = useState<Drawn>()
  const api = useApi()
  const texts = signTexts[locale]
  const mayLeave = () =>
    confirm({
      title: `${texts.leave}?`,
      message: texts.unused,
      acceptLabel: texts.leave,
      rejectLabel: text('common.action.back'),
      isDestructive: true,
    })
  useUnusedGuard(isDrawn || unsent !== undefined, mayLeave)
  const add = async (drawn: Drawn) => {
    const { drawing, ...signer } = drawn
    try {
      const { id, fileName } = (await api.upload(drawing)).data
      const known = (form.store.getState().values as unknown as SiteVisitDraft).signatures
      const signature = { ...signer, fileId: id, signedAt: new Date().toISOString() }
      form.store.change('signatures', withSignature(known, signature), { control: fileControl, link: { id, label: fileName } })
    } catch {
      // The dialog may be closed, so the drawing stays here.
      return setUnsent(drawn)
    } finally {
      setOpen(false)
    }
    setUnsent(undefined)
    return setAddedTo(visit.version)
  }
  // Who closes the dialog means no: a drawing is a signature only when it was used.
  const close = async () => {
    if (!isDrawn || (await mayLeave())) setOpen(false)
  }
  return (
    <div className="ep-signing">
      <Button variant="secondary" onPress={() => setOpen(true)}>
        <PenLine aria-hidden="true" className="ep-icon" />
        <span className="ep-button-text">{texts.sign}</span>
      </Button>
      <p className="ep-sheet-note" role="status">
        {addedTo === visit.version ? texts.added : null}
      </p>
      {unsent ? <Unsent name={unsent.name} onRetry={() => void add(unsent)} /> : null}
      <Modal isOpen={isOpen} onClose={() => void close()} onClosed={() => setDrawn(false)} title={texts.sign}>
        <Signing visit={visit} onSigned={add} onDrawn={setDrawn} />
      </Modal>
    </div>
  )
}

type Signature = SiteVisitDraft['signatures'][number]

/** A row of the signer that has no file gets it; otherwise the signature is a new row. */
function withSignature(known: readonly Signature[], signature: Signature): readonly Signature[] {
  const place = known.findIndex((row) => !isSigned(row) && row.role === signature.role && (row.name || signature.name) === signature.name)
  return place < 0 ? [...known, signature] : known.map((row, index) => (index === place ? { ...row, ...signature } : row))
}

/** A drawing that did not reach the server. */
function Unsent({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const { locale } = useLocale()
  const texts = signTexts[locale]
  return (
    <p className="ep-sheet-note" role="alert">
      {fillText(locale, texts.unsent, { name })}{' '}
      <Button variant="secondary" onPress={onRetry}>
        {texts.retry}
      </Button>
    </p>
  )
}

/** Asks before a link, Back or closing the tab loses a signature that is not in the form yet. */
function useUnusedGuard(isAtRisk: boolean, ask: () => Promise<boolean>): void {
  const navigation = useNavigation()
  const mayLeave = useEffectEvent(ask)
  useEffect(
    () =>
      isAtRisk
        ? navigation.block(
            () => mayLeave(),
            () => true,
          )
        : undefined,
    [navigation, isAtRisk],
  )
}

interface SigningProps {
  readonly visit: SiteVisit
  readonly onSigned: (drawn: Drawn) => Promise<void>
  readonly onDrawn: (isDrawn: boolean) => void
}

/** Fields for the signer, and the board. */
function Signing({ visit, onSigned, onDrawn }: SigningProps) {
  const { store } = useForm()
  const { locale } = useLocale()
  const { companionName, signatures } = store.getState().values as unknown as SiteVisitDraft
  const names = signerNames({ ...visit, companionName })
  const [role, setRole] = useState(() => missingSides(signatures).find((side) => names[side] !== '') ?? 'responsavel')
  const [name, setName] = useState(names[role])
  const { fields, options } = signatureMessages[locale]
  const isNamed = name.trim().length >= 3
  const choose = (next: unknown) => {
    const chosen = signerRoles.find((each) => each === next)
    if (!chosen) return
    setRole(chosen)
    setName(names[chosen])
  }
  return (
    <div className="ep-signing-who">
      <FieldControl
        control={roleControl}
        label={fields.role}
        value={role}
        options={signerRoles.map((value) => ({ value, label: options?.role?.[value] ?? value }))}
        isRequired
        onChange={choose}
      />
      <FieldControl
        control={nameControl}
        label={fields.name}
        value={name}
        isRequired
        onChange={(next) => setName(typeof next === 'string' ? next : '')}
      />
      {/* The board stays while the name is retyped: with it the drawing would go. */}
      <SignatureBoard name={isNamed ? name.trim() : ''} onKeep={(drawing) => onSigned({ role, name, drawing })} onDrawn={onDrawn} />
      <p className="ep-sheet-note" role="status">
        {isNamed ? null : signTexts[locale].nameless}
      </p>
    </div>
  )
}
