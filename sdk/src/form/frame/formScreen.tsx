import { useEffect } from 'react'
import type { PathParams } from '../../api/client.js'
import { contractPath } from '../../core/contract.js'
import { DefinitionError } from '../../core/errors.js'
import type { AnyResource } from '../../core/resource.js'
import type { FormProps, RecordScreen, RouteParams } from '../../core/route.js'
import { type Parent, useParent } from '../../data/useParent.js'
import { loadAhead } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { isOwnPage } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { lastAddress } from '../../navigation/lastAddress.js'
import { useLocation, useNavigation } from '../../navigation/NavigationProvider.js'
import { useScreenTitle } from '../../navigation/screenTitle.js'
import { useSame } from '../../navigation/useSame.js'
import { loadFacts } from '../body/FormSections.js'
import { FormView } from './FormView.js'
import { startWith } from '../related/startWith.js'
import { useFormHome } from './useParentPage.js'
import type { FormOptions } from '../record/sessionParts.js'
import { type FormController, useFormController } from '../record/useFormController.js'
import type { RecordId } from '../store/openForm.js'

interface ScreenOptions extends Pick<FormOptions, 'initial' | 'readOnlyReason'> {
  /** Names of parameters of the address that begin a new record with values, besides `copia` and `busca`. */
  readonly beginsWith?: readonly string[]
}

/** The page of one record of `resource`, which `params.id` names: `novo`, or digits; `?copia=7` starts a new one as a copy, `?busca=Silva` with the search that found nothing. `Parents` are the parameters of the records above it: `formScreen<'eventoId'>(canteen)`. */
export function formScreen<Parents extends string = never>(resource: AnyResource, { beginsWith = [], ...options }: ScreenOptions = {}) {
  function FormScreen({ params }: FormProps<Parents>) {
    const { id, ...parents } = checkedParams(resource, params)
    // A new record under another parent is another form.
    return <RecordForm key={contractPath(resource.contract, parents)} routeId={id} parents={parents} />
  }
  function RecordForm({ routeId, parents }: { readonly routeId: string; readonly parents: RouteParams }) {
    const params: PathParams = useSame(parents)
    const navigation = useNavigation()
    const { search } = useLocation()
    const asked = new URLSearchParams(search)
    const copy = asked.get('copia')
    const listPath = contractPath(resource.contract, params)
    const home = useFormHome(resource.contract, params, {
      to: lastAddress(navigation, listPath, asked.get('de') ?? ''),
      label: resource.messages[useLocale().locale].plural,
    })
    const id: RecordId = routeId === 'novo' ? 'novo' : Number(routeId)
    const controller = useFormController(resource, {
      ...options,
      id,
      params,
      initial: { ...options.initial, ...startWith(resource, asked.get('busca') ?? '') },
      copyOf: id === 'novo' && copy ? Number(copy) : undefined,
      begunWith: beginningIn(asked, ['copia', 'busca', ...beginsWith]),
      onStored: (stored, next) => {
        if (next === 'new') navigation.navigate(`${listPath}/novo`, { force: true, replace: id === 'novo' })
        else if (id === 'novo') navigation.navigate(`${listPath}/${stored.id}`, { replace: true, force: true })
      },
      onNamed: (stored) => navigation.navigate(`${listPath}/${stored.id}`, { replace: true, force: true }),
      onRemoved: () => navigation.navigate(home.to, { replace: true, force: true }),
    })
    const parent = useParent(resource.contract, params)
    useSlotsAhead(resource, id)
    const { title, subtitle } = useHeading(resource, controller.record)
    // The specification calls our own page "Novo"; a page of another team says what is new.
    const mount = useMount()
    useScreenTitle(id === 'novo' && !isOwnPage(mount) ? title : undefined)
    return (
      <FormView
        controller={id === 'novo' ? underParent(controller, parent) : controller}
        title={title}
        subtitle={subtitle}
        home={home}
        onLeave={() => navigation.back(home.to)}
        onDuplicate={() => navigation.navigate(`${listPath}/novo?copia=${id}`)}
      />
    )
  }
  return Object.assign(withTexts(['records', 'editing'], FormScreen), { resource } satisfies RecordScreen)
}

/** The part of the address that gives a new record its first values. */
function beginningIn(asked: URLSearchParams, names: readonly string[]): string | undefined {
  const given = new URLSearchParams([...asked].filter(([name]) => names.includes(name)))
  given.sort()
  return given.toString() || undefined
}

/** A new record needs a parent that is there and takes it. */
function underParent(controller: FormController, { isMissing, closed }: Parent): FormController {
  if (isMissing) return { ...controller, status: 'missing' }
  return closed === undefined ? controller : { ...controller, status: 'closed', closed }
}

/** Explains a missing record to a host that uses the screen without a route. @throws DefinitionError naming what to pass */
function checkedParams({ contract }: AnyResource, params: RouteParams | undefined): RouteParams & { readonly id: string } {
  const { id } = params ?? {}
  if (id !== undefined && /^(?:novo|\d+)$/.test(id)) return { ...params, id: String(id) }
  throw new DefinitionError(
    `${contract.name} form`,
    id === undefined ? 'it does not say which record' : `"${id}" is no record`,
    'Pass params={{ id: "novo" }} for a new one, or the digits of its id: params={{ id: "7" }}.',
  )
}

/** Loads what its sections show beside their fields together with the record: a part that came later would push the sections below it away. */
function useSlotsAhead(resource: AnyResource, id: RecordId): void {
  const isStored = id !== 'novo'
  useEffect(() => {
    if (!isStored) return
    for (const { slot, facts } of resource.sections) {
      if (slot) void loadAhead(slot)
      if (facts) void loadAhead(loadFacts)
    }
  }, [resource, isStored])
}

/** The shell shows the short title of the specification; the heading says more. */
function useHeading(resource: AnyResource, record: Parameters<AnyResource['title']>[0] | undefined) {
  const { locale } = useLocale()
  const texts = resource.messages[locale]
  return { title: record ? resource.title(record) : texts.create, subtitle: record && `${texts.singular} #${record.id}` }
}
