import { BandChart } from '../../../blocks/bands/BandChart.js'
import { type Overlap, type Range, rangeText } from '../../../blocks/bands/bands.js'
import type { OverviewProps } from '../../../list/frame/listScreen.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { optionLabel, ruleText } from '../../../locale/resourceText.js'
import { classLevelMessages } from './messages.js'
import { useAgeBands } from './useAgeBands.js'

/** The ages of each dimension as bars. */
export function Overview({ controller }: OverviewProps) {
  const locale = useLocale()
  const bands = useAgeBands() ?? []
  const say = (code: string, params: Readonly<Record<string, string>>) => ruleText(locale, classLevelMessages, { code, params })
  const texts = {
    laneName: (value: string) => optionLabel(locale, classLevelMessages, { key: 'stage', value }),
    overlap: ({ names: [one, other], ...ages }: Overlap) => say('agesShared', { one, other, ages: rangeText(ages) }),
    gap: (ages: Range) => say('ageGap', { ages: rangeText(ages) }),
  }
  const stages = Object.keys(controller.text.options.stage ?? {})
  return <BandChart label={controller.text.fields.ageBand} bands={bands} order={stages} texts={texts} />
}
