import { Smartphone } from '../../../../icons/icons.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { visitPath } from './givenAnswers.js'
import './phoneWay.css'

const texts = { 'pt-BR': 'Responder no celular', 'en-US': 'Answer on a phone', 'es-ES': 'Responder en el móvil' } as const

/** The link from a visit's record to the page that answers it by touch. */
export function PhoneWay({ id }: { readonly id: number }) {
  const { locale } = useLocale()
  return (
    <Link to={`${visitPath(id)}?responder=1`} className="ep-answer-way">
      <Smartphone aria-hidden="true" />
      {texts[locale]}
    </Link>
  )
}
