import { answerTexts } from '../../../../blocks/questionnaire/answer/answerTexts.js'
import type { Locale } from '../../../../core/locale.js'
import { fillText, formatNumber } from '../../../../locale/format.js'
import { sheetTexts } from '../answers/answerSheetTexts.js'
import type { SiteVisit } from '../schema.js'

/** About a metre, which is as exact as a phone gets. */
const placeDigits = 5

/** Where the inspector began the visit, with its accuracy, or that it was not recorded. */
export function startPlace({ geo }: Pick<SiteVisit, 'geo'>, locale: Locale): string {
  if (geo === null) return sheetTexts[locale].placeless
  const degrees = (each: string) => formatNumber(locale, each, { minimumFractionDigits: placeDigits, maximumFractionDigits: placeDigits })
  const [latitude, longitude] = [degrees(geo.latitude), degrees(geo.longitude)]
  if (geo.accuracy === null) return `${latitude}, ${longitude}`
  return fillText(locale, answerTexts[locale].place, { latitude, longitude, accuracy: Number(geo.accuracy) })
}
