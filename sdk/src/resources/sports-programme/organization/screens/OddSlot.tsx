import { useQuery } from '@tanstack/react-query'
import { daysBetween, expiringDays, today } from '../../../../core/calendar.js'
import type { SectionSlotProps } from '../../../../core/resource.js'
import { useDataContext } from '../../../../data/DataProvider.js'
import { useCache } from '../../../../data/useCache.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { RecordLink } from '../../../../values/RecordLink.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import { organizationContract } from '../contract.js'
import { oddTexts } from '../parts/names/oddTexts.js'
import type { Organization } from '../schema.js'

/** How many characters of a CNPJ name the company; the others name its establishment. */
const root = 8

/** What is odd about an organization before it is approved: mandates and documents that soon end, and others with the same CNPJ root. */
export function Slot({ record }: SectionSlotProps) {
  const { locale, date } = useLocale()
  const organization = record as Organization
  const others = useSameRoot(organization)
  const texts = oddTexts[locale]
  const soon = soonOver(organization, today())
  if (soon.length === 0 && others.length === 0) return null
  return (
    <Notice tone="info" title={texts.title}>
      <ul className="ep-status-reasons">
        {soon.map(({ kind, name, day }) => (
          <li key={`${kind} ${name}`}>{fill(texts[kind], { name, day: date(day) })}</li>
        ))}
        {others.map((other) => (
          <li key={other.id}>
            {texts.sameRoot} <RecordLink contract={organizationContract} to={other} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Mandates and documents that end within the days of a warning, or are dated after today. */
function soonOver({ dirigentes, documents }: Organization, day: string) {
  const isSoon = (end: string | null): end is string => end !== null && end >= day && daysBetween(day, end) <= expiringDays
  const mandates = dirigentes.flatMap(({ mandateEnd, isLegalRep, person }) =>
    isLegalRep && isSoon(mandateEnd) ? [{ kind: 'mandate' as const, name: person.label, day: mandateEnd }] : [],
  )
  const future = dirigentes.flatMap(({ mandateStart, person }) =>
    mandateStart > day ? [{ kind: 'future' as const, name: person.label, day: mandateStart }] : [],
  )
  const papers = documents.flatMap(({ validUntil, file }) =>
    isSoon(validUntil) ? [{ kind: 'document' as const, name: file.label, day: validUntil }] : [],
  )
  return [...mandates, ...future, ...papers]
}

function useSameRoot({ id, cnpj }: Organization) {
  const { api, person } = useDataContext()
  const { data } = useQuery(
    {
      queryKey: [person, 'organization', 'root', id, cnpj],
      queryFn: ({ signal }) => api.duplicates(organizationContract, { values: { cnpj }, except: id, root }, { signal }),
      // A token that may only read gets no answer, and misses only a hint.
      retry: false,
    },
    useCache(),
  )
  return data?.data ?? []
}
