import { TriangleAlert } from '../../../icons/icons.js'
import type { CSSProperties } from 'react'
import { useAllRecords } from '../../../data/useAllRecords.js'
import type { OverviewProps } from '../../../list/frame/listScreen.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { listedLabel, ruleText } from '../../../locale/resourceText.js'
import { type AgeBand, type AgeLane, ageLanes, ageText } from './ages.js'
import { classLevelContract } from './contract.js'
import { classLevelMessages } from './messages.js'
import './ageBands.css'

/** All active levels, whatever the list shows. */
export const activeLevels = { sort: 'stage,ageBand', search: '', filters: { status: 'ativo' } }
const stages = Object.keys(classLevelMessages['pt-BR'].options.stage)

/** The ages of each dimension as bars; shared ages and gaps are drawn and described. */
export function Overview({ controller }: OverviewProps) {
  const { records } = useAllRecords(classLevelContract, activeLevels)
  const lanes = ageLanes((records ?? []) as unknown as readonly AgeBand[], stages)
  if (lanes.length === 0) return null
  return (
    <section className="ep-ages" aria-label={controller.text.fields.ageBand}>
      {lanes.map((lane) => (
        <Lane key={lane.stage} lane={lane} />
      ))}
    </section>
  )
}

function Lane({ lane }: { readonly lane: AgeLane }) {
  const locale = useLocale()
  const { stage, ages, bars, overlaps, gaps } = lane
  const lines = Math.max(...bars.map(({ line }) => line)) + 1
  const say = (code: string, params: Readonly<Record<string, string>>) =>
    ruleText(locale, classLevelMessages, { code: `classLevel.${code}`, params })
  const columns = ({ from, to }: { readonly from: number; readonly to: number }) => `${from - ages.from + 1} / ${to - ages.from + 2}`
  return (
    <div className="ep-ages-lane">
      <h2 className="ep-ages-name">{listedLabel(locale, classLevelMessages, { key: 'stage', value: stage })}</h2>
      <div className="ep-ages-chart" style={{ '--ep-ages': ages.to - ages.from + 1 } as CSSProperties}>
        {gaps.map((gap) => (
          <span
            key={`gap ${gap.from}`}
            className="ep-ages-gap"
            style={{ gridColumn: columns(gap), gridRow: `1 / ${lines + 1}` }}
            aria-hidden="true"
          >
            <span className="ep-ages-missing">{ageText(gap)}</span>
          </span>
        ))}
        {bars.map(({ name, line, ...range }) => (
          <span
            key={name}
            className="ep-ages-bar"
            style={{ gridColumn: columns(range), gridRow: line + 1 }}
            title={`${name}: ${ageText(range)}`}
          >
            <span className="ep-ages-level">{name}</span> <span className="ep-ages-range">{ageText(range)}</span>
          </span>
        ))}
        {overlaps.map((overlap) => (
          <span
            key={`overlap ${overlap.names.join()}`}
            className="ep-ages-overlap"
            style={{ gridColumn: columns(overlap), gridRow: `1 / ${lines + 1}` }}
            aria-hidden="true"
          />
        ))}
      </div>
      {overlaps.length + gaps.length > 0 && (
        <ul className="ep-ages-problems">
          {overlaps.map((overlap) => (
            <Problem
              key={overlap.names.join()}
              text={say('agesShared', { one: overlap.names[0], other: overlap.names[1], ages: ageText(overlap) })}
            />
          ))}
          {gaps.map((gap) => (
            <Problem key={gap.from} text={say('ageGap', { ages: ageText(gap) })} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Problem({ text }: { readonly text: string | undefined }) {
  return (
    <li>
      <TriangleAlert aria-hidden="true" width="1em" height="1em" />
      {text}
    </li>
  )
}
