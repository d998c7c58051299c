import { today } from '../../../../core/calendar.js'
import type { SectionSlotProps } from '../../../../core/resource.js'
import { RemarkList } from '../../../../form/checks/RemarkList.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { oddTexts } from '../parts/names/oddTexts.js'
import type { Organization } from '../schema.js'
import { organizationEnded } from '../shared.js'

const approved: readonly Organization['status'][] = ['habilitada', 'habilitada-com-ressalva']

/** What has ended of an approved organization, which the coming night suspends for it. */
export function Slot({ record }: SectionSlotProps) {
  const { locale } = useLocale()
  const { resource } = useForm().store
  const organization = record as Organization
  const ended = approved.includes(organization.status) ? organizationEnded(organization, today()) : []
  if (ended.length === 0) return null
  return (
    <Notice tone="notice" title={oddTexts[locale].ended}>
      <RemarkList className="ep-summary" resource={resource} remarks={ended} />
    </Notice>
  )
}
