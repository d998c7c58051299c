import type { PathParams } from '../../api/client.js'
import { contractPath } from '../../core/contract.js'
import type { AnyResource } from '../../core/resource.js'
import type { RecordScreen, ScreenProps } from '../../core/route.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { useLocation, useNavigation } from '../../navigation/NavigationProvider.js'
import { useSame } from '../../navigation/useSame.js'
import { FormView } from './FormView.js'
import { type FormOptions, useFormController } from '../record/useFormController.js'
import type { RecordId } from '../record/useLoadedForm.js'

type ScreenOptions = Pick<FormOptions, 'initial' | 'readOnlyReason'>

/** The page of one record of `resource`; `?copia=7` starts a new one as a copy. */
export function formScreen(resource: AnyResource, options: ScreenOptions = {}) {
  function FormScreen({ params: { id: routeId = 'novo', ...parents } = {} }: Partial<ScreenProps>) {
    const params: PathParams = useSame(parents)
    const navigation = useNavigation()
    const { search } = useLocation()
    const copy = new URLSearchParams(search).get('copia')
    const listPath = contractPath(resource.contract, params)
    const id: RecordId = routeId === 'novo' ? 'novo' : Number(routeId)
    const controller = useFormController(resource, {
      ...options,
      id,
      params,
      copyOf: id === 'novo' && copy ? Number(copy) : undefined,
      onStored: (stored, next) => {
        if (next === 'new') navigation.navigate(`${listPath}/novo`, { force: true, replace: id === 'novo' })
        else if (id === 'novo') navigation.navigate(`${listPath}/${stored.id}`, { replace: true, force: true })
      },
      onRemoved: () => navigation.navigate(listPath, { replace: true, force: true }),
    })
    const { title, subtitle } = useHeading(resource, controller.record)
    return (
      <FormView
        controller={controller}
        title={title}
        subtitle={subtitle}
        listPath={listPath}
        onLeave={() => navigation.back(listPath)}
        onDuplicate={() => navigation.navigate(`${listPath}/novo?copia=${id}`)}
      />
    )
  }
  return Object.assign(withTexts(['records', 'editing'], FormScreen), { resource } satisfies RecordScreen)
}

/** The shell gives the page its short title of the specification; the heading says more. */
function useHeading(resource: AnyResource, record: Parameters<AnyResource['title']>[0] | undefined) {
  const { locale } = useLocale()
  const texts = resource.messages[locale]
  return { title: record ? resource.title(record) : texts.create, subtitle: record && `${texts.singular} #${record.id}` }
}
