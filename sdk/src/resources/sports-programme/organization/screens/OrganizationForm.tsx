import { formScreen } from '../../../../form/frame/formScreen.js'
import { organization } from '../resource.js'

const sections = organization.sections.map((section) =>
  section.title === 'address' ? { ...section, slot: () => import('./RegionSlot.js') } : section,
)

/** The page of one organization, with the regional office below its address: `params.id` is `novo` or a number. */
export const OrganizationForm = formScreen({ ...organization, sections })
