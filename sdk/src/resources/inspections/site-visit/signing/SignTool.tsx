import { timestamp } from '../../../../core/serverClock.js'
import { Button } from '../../../../feedback/Button.js'
import { PenLine } from '../../../../icons/icons.js'
import { useContext, useEffect, useState } from 'react'
import { SignatureBoard } from '../../../../blocks/questionnaire/answer/SignatureBoard.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { useApi } from '../../../../data/DataProvider.js'
import { Modal } from '../../../../feedback/Modal.js'
import { StoredContext, useForm } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { fillText } from '../../../../locale/format.js'
import { useNavigation } from '../../../../navigation/NavigationProvider.js'
import { signerRoles } from '../codes.js'
import { signatureFieldset } from '../parts/fieldsets.js'
import { signatureMessages } from '../parts/messages.js'
import type { SiteVisit, SiteVisitDraft } from '../schema.js'
import { useOutbox } from '../../../../outbox/useOutbox.js'
import { useKeptDrawing } from './useKeptDrawing.js'
import { isSigned, missingSides, type Role, signerNames } from './signers.js'
import '../answers/answers.css'

const { role: roleControl, name: nameControl, fileId: fileControl } = signatureFieldset.fields

const signTexts = {
  'pt-BR': {
    sign: 'Assinar na tela',
    added: 'Assinatura incluída. Salve para guardá-la.',
    unsent: 'A assinatura de {name} não foi enviada.',
    retry: 'Tentar de novo',
    unused: 'Há uma assinatura desenhada que ainda não foi usada.',
    nameless: 'Para usar a assinatura, escreva o nome de quem assina, com três letras ou mais.',
  },
  'en-US': {
    sign: 'Sign on screen',
    added: 'Signature added. Save to keep it.',
    unsent: 'The signature of {name} was not sent.',
    retry: 'Try again',
    unused: 'A drawn signature has not been used yet.',
    nameless: 'To use the signature, write the name of the person who signs, with three letters or more.',
  },
  'es-ES': {
    sign: 'Firmar en pantalla',
    added: 'Firma incluida. Guarde para conservarla.',
    unsent: 'La firma de {name} no se envió.',
    retry: 'Intentar de nuevo',
    unused: 'Hay una firma dibujada que todavía no se usó.',
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
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { text, isSafe, keep } = useKeptDrawing(`signature of visit ${visit.id}`, useOutbox().outbox)
  const begun = text ? (JSON.parse(text) as Begun) : undefined
  const [addedTo, setAddedTo] = useState<number>()
  const [unsent, setUnsent] = useState<Drawn>()
  const api = useApi()
  const texts = signTexts[locale]
  useUnsafeGuard(!isSafe)
  const add = async (drawn: Drawn) => {
    const { drawing, ...signer } = drawn
    try {
      const { id, fileName } = (await api.upload(drawing)).data
      const known = (form.store.getState().values as unknown as SiteVisitDraft).signatures
      const signature = { ...signer, fileId: id, signedAt: timestamp() }
      form.store.change('signatures', withSignature(known, signature), { control: fileControl, link: { id, label: fileName } })
      keep(null)
    } catch {
      // The dialog is closed, so the drawing stays here.
      return setUnsent(drawn)
    } finally {
      setOpen(false)
    }
    setUnsent(undefined)
    return setAddedTo(visit.version)
  }
  return (
    <div className="ep-signing">
      <Button variant="secondary" onPress={() => setOpen(true)}>
        <PenLine aria-hidden="true" className="ep-icon" />
        <span className="ep-button-text">{texts.sign}</span>
      </Button>
      <p className="ep-sheet-note" role="status">
        {begun && !isOpen && !unsent ? texts.unused : addedTo === visit.version ? texts.added : null}
      </p>
      {unsent ? <Unsent name={unsent.name} onRetry={() => void add(unsent)} /> : null}
      {/* A drawing is a signature only when it was used; until then it waits. */}
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={texts.sign}>
        {/* What was kept comes a moment later. */}
        <Signing
          key={String(text === undefined)}
          visit={visit}
          begun={begun}
          onSigned={add}
          onBegun={(next) => keep(next && JSON.stringify(next))}
        />
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

/** A drawing that was not used yet. */
interface Begun {
  readonly role: Role
  readonly name: string
  /** A data URL. */
  readonly drawing: string
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

/** Asks before the tab is closed over a drawing that is not stored on the device. */
function useUnsafeGuard(isAtRisk: boolean): void {
  const navigation = useNavigation()
  useEffect(
    () =>
      isAtRisk
        ? navigation.block(
            () => Promise.resolve(true),
            () => true,
          )
        : undefined,
    [navigation, isAtRisk],
  )
}

interface SigningProps {
  readonly visit: SiteVisit
  readonly begun: Begun | undefined
  readonly onSigned: (drawn: Drawn) => Promise<void>
  readonly onBegun: (begun: Begun | null) => void
}

/** Fields for the signer, and the board. */
function Signing({ visit, begun, onSigned, onBegun }: SigningProps) {
  const { store } = useForm()
  const { locale } = useLocale()
  const { companionName, signatures } = store.getState().values as unknown as SiteVisitDraft
  const names = signerNames({ ...visit, companionName })
  const [role, setRole] = useState(() => begun?.role ?? missingSides(signatures).find((side) => names[side] !== '') ?? 'responsavel')
  const [name, setName] = useState(begun?.name ?? names[role])
  const [drawing, setDrawing] = useState(begun?.drawing ?? null)
  const remember = (change: Partial<Begun>) => {
    if (change.drawing ?? drawing) onBegun({ role, name, drawing: drawing ?? '', ...change })
  }
  const { fields, options } = signatureMessages[locale]
  const isNamed = name.trim().length >= 3
  const write = (next: string, by: Role = role) => {
    setName(next)
    remember({ name: next, role: by })
  }
  const stroke = (next: string | null) => {
    setDrawing(next)
    if (next === null) onBegun(null)
    else remember({ drawing: next })
  }
  const choose = (next: unknown) => {
    const chosen = signerRoles.find((each) => each === next)
    if (!chosen) return
    setRole(chosen)
    write(names[chosen], chosen)
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
        onChange={(next) => write(typeof next === 'string' ? next : '')}
      />
      {/* The board stays while the name is retyped: with it the drawing would go. */}
      <SignatureBoard
        name={isNamed ? name.trim() : ''}
        onKeep={(drawing) => onSigned({ role, name, drawing })}
        onDrawn={() => undefined}
        drawing={drawing}
        onStroke={stroke}
      />
      <p className="ep-sheet-note" role="status">
        {isNamed ? null : signTexts[locale].nameless}
      </p>
    </div>
  )
}
