import { barOf } from '../../core/workflow.js'
import { ArrowLeft } from '../../icons/icons.js'
import { StatusBadge } from '../../values/StatusBadge.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import { Link } from '../../navigation/Link.js'
import { ButtonPlace } from '../body/FormSkeleton.js'
import type { FormHome } from './useParentPage.js'
import { issueText } from '../checks/issueTexts.js'
import { usePlaceIn } from '../store/FormContext.js'
import type { FormController } from '../record/useFormController.js'
import type { NeighbourNavProps } from '../neighbours/NeighbourNav.js'
import { part } from '../../feedback/part.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocation } from '../../navigation/NavigationProvider.js'

const loadCommands = () => import('./RecordCommands.js')

export interface FormHeaderProps {
  readonly controller: FormController
  /** "Novo departamento", or the record's name. */
  readonly title: string
  /** "Departamento #7" */
  readonly subtitle?: string
  /** Address of the list. */
  readonly listPath?: string
  /** Where the form goes when it is left. @default the list */
  readonly home?: FormHome
  /** Adds the command "Duplicar": called when a person chooses it. */
  readonly onDuplicate?: () => void
  /** Where phones show the next step a second time, within reach of the thumb. @default nowhere */
  readonly leadPlace?: HTMLElement | null
}

/** The record's name, its state and its commands; placeholders for them while the record is loading. */
export function FormHeader({ controller, title, subtitle, listPath, home: given, onDuplicate, leadPlace }: FormHeaderProps) {
  const locale = useLocale()
  const { id, form, record, resource } = controller
  const home = given ?? (listPath === undefined ? undefined : { to: listPath, label: resource.messages[locale.locale].plural })
  const recordId = id === 'novo' ? record?.id : id
  const heading = usePlaceIn(controller.places, '')
  const commands = useLoaded(loadCommands, recordId !== undefined)
  return (
    <header className="ep-form-head">
      <HeaderPicture controller={controller} />
      <div className="ep-form-heading">
        {home === undefined ? null : (
          <Link to={home.to} className="ep-form-back">
            <ArrowLeft aria-hidden="true" /> {home.label}
          </Link>
        )}
        {form ? (
          <div className="ep-form-title-line">
            <h1 ref={heading} className="ep-form-title" tabIndex={-1}>
              {title}
            </h1>
            {record ? (
              <StatusBadge status={record.status} label={optionLabel(locale, resource.messages, { key: 'status', value: record.status })} />
            ) : null}
          </div>
        ) : (
          <div className="ep-form-title ep-bone ep-bone-title" />
        )}
        {record || !form ? (
          <div className="ep-form-meta">
            {subtitle ? <span className="ep-form-subtitle">{subtitle}</span> : null}
            {record ? <RecordMeta controller={controller} /> : <div className="ep-bone ep-bone-meta" />}
          </div>
        ) : null}
      </div>
      {recordId === undefined ? null : (
        <div className="ep-form-commands">
          {home === undefined ? null : (
            <FormNeighbours id={recordId} contract={resource.contract} params={controller.params} places={controller.places} />
          )}
          {record && commands ? (
            <commands.RecordCommands controller={controller} record={record} onDuplicate={onDuplicate} leadPlace={leadPlace} />
          ) : (
            <CommandPlaces />
          )}
        </div>
      )}
    </header>
  )
}

/** As wide as most records need. */
function CommandPlaces() {
  const { text } = useLocale()
  return (
    <>
      <ButtonPlace label={text('history.title')} />
      <span className="ep-bone ep-form-more" />
    </>
  )
}

const RecordPicture = part(() => import('../../controls/picture/RecordPicture.js'), 'RecordPicture')

function HeaderPicture({ controller: { record, resource } }: Pick<FormHeaderProps, 'controller'>) {
  const id: unknown = resource.picture && record ? { ...record }[resource.picture as keyof typeof record] : undefined
  return typeof id === 'number' ? <RecordPicture id={id} /> : null
}

function RecordMeta({ controller: { record, resource, powers } }: Pick<FormHeaderProps, 'controller'>) {
  const locale = useLocale()
  const { text, dateTime } = locale
  if (!record) return null
  const { createdAt, createdBy, updatedAt, updatedBy, version } = record
  const by = (key: 'form.createdBy' | 'form.updatedBy', at: string, who: string | undefined) =>
    text(key, { at: dateTime(at), who: who ?? text('form.system') })
  const bar = barOf(resource.contract, record, powers)
  return (
    <>
      {bar === undefined ? null : <strong>{issueText(resource, locale, { code: bar })}</strong>}
      <span>{by('form.createdBy', createdAt, createdBy?.label)}</span>
      {version > 1 ? <span>{by('form.updatedBy', updatedAt, updatedBy?.label)}</span> : null}
    </>
  )
}

const loadNav = () => import('../neighbours/NeighbourNav.js')

type FormNeighboursProps = Omit<NeighbourNavProps, 'origin'>

/** Previous and next, for a person who came from a list: the address carries the list's query in `de`. */
function FormNeighbours(props: FormNeighboursProps) {
  const origin = new URLSearchParams(useLocation().search).get('de')
  return origin === null ? null : <LoadedNeighbours {...props} origin={origin} />
}

function LoadedNeighbours(props: FormNeighboursProps & { readonly origin: string }) {
  const nav = useLoaded(loadNav, true)
  return nav ? <nav.NeighbourNav {...props} /> : null
}
