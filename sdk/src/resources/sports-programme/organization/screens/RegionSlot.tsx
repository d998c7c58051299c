import type { SectionSlotProps } from '../../../../core/resource.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { RecordLink } from '../../../../values/RecordLink.js'
import { regionContract } from '../../../service-memos/region/contract.js'
import { organizationMessages } from '../messages.js'
import type { Organization } from '../schema.js'

/** The regional office that follows from the stored city. */
export function Slot({ record }: SectionSlotProps) {
  const { locale } = useLocale()
  const { region } = record as Organization
  if (!region) return null
  return (
    <p className="ep-field-note">
      {organizationMessages[locale].fields.region}: <RecordLink contract={regionContract} to={region} />
    </p>
  )
}
