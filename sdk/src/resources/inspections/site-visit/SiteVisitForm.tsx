import type { ScreenProps } from '../../../core/route.js'
import { formScreen } from '../../../form/frame/formScreen.js'
import { PhoneWay } from './phone/PhoneWay.js'
import { siteVisit } from './resource.js'

const Form = formScreen(siteVisit)

/** The form of one site visit, with the way to where it is answered. */
export const SiteVisitForm = Object.assign(
  function SiteVisitForm({ params }: Partial<ScreenProps>) {
    const id = Number(params?.id)
    return (
      <>
        {id > 0 ? <PhoneWay id={id} /> : null}
        <Form params={params} />
      </>
    )
  },
  { resource: siteVisit },
)
