import { Button } from '../../../../feedback/Button.js'
import { Clock, Printer } from '../../../../icons/icons.js'
import { useState } from 'react'
import { contractPath } from '../../../../core/contract.js'
import type { SectionSlotProps } from '../../../../core/resource.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { StatusBadge } from '../../../../values/StatusBadge.js'
import { questionnaireContract } from '../../questionnaire/contract.js'
import { sheetTexts } from '../answers/answerSheetTexts.js'
import { useSheet } from '../answers/useSheet.js'
import { siteVisitMessages } from '../messages.js'
import { PhoneWay } from '../phone/PhoneWay.js'
import { startPlace } from '../report/startPlace.js'
import { Fact, VisitReport } from '../report/VisitReport.js'
import type { SiteVisit } from '../schema.js'
import '../../../service-memos/service-request/progress/progress.css'

/** State of a visit: number, edition of the questionnaire, date and result, and the report to print. */
export function Slot({ record }: SectionSlotProps) {
  const visit = record as SiteVisit
  const { locale, dateTime } = useLocale()
  const [isPrinting, setPrinting] = useState(false)
  const { sheet } = useSheet(visit.id, visit.version)
  const { fields, options } = siteVisitMessages[locale]
  const texts = sheetTexts[locale]
  const { startedAt, finishedAt, result, score, homologator, homologatedAt, verificationCode } = visit
  return (
    <>
      <div className="ep-progress">
        {visit.isOverdue ? (
          <p className="ep-progress-trouble">
            <Clock aria-hidden="true" /> {texts.late}
          </p>
        ) : null}
        <dl>
          <Fact label={fields.number}>{visit.number}</Fact>
          <Fact label={fields.questionnaire}>
            <Link className="ep-progress-link" to={`${contractPath(questionnaireContract)}/${visit.questionnaire.id}`}>
              {`${visit.questionnaire.label} · ${visit.questionnaireVersion}`}
            </Link>
          </Fact>
          {startedAt ? <Fact label={fields.startedAt}>{dateTime(startedAt)}</Fact> : null}
          {startedAt ? <Fact label={fields.geo}>{startPlace(visit, locale)}</Fact> : null}
          {finishedAt ? <Fact label={fields.finishedAt}>{dateTime(finishedAt)}</Fact> : null}
          {result ? (
            <Fact label={fields.result}>
              <StatusBadge status={result} label={options.result[result]} />
              {score === null ? null : ` ${Number(score).toLocaleString(locale)}`}
            </Fact>
          ) : null}
          {homologator ? (
            <Fact label={fields.homologator}>{[homologator.label, ...(homologatedAt ? [dateTime(homologatedAt)] : [])].join(' · ')}</Fact>
          ) : null}
          {verificationCode ? (
            <Fact label={texts.verify}>
              <code>{verificationCode}</code>
            </Fact>
          ) : null}
        </dl>
        <div className="ep-progress-ways">
          {visit.status === 'agendada' || visit.status === 'em-andamento' ? <PhoneWay id={visit.id} /> : null}
          {visit.status === 'agendada' || !sheet ? null : (
            <Button variant="secondary" isDisabled={isPrinting} onPress={() => setPrinting(true)}>
              <Printer aria-hidden="true" className="ep-icon" />
              <span className="ep-button-text">{isPrinting ? texts.printing : texts.print}</span>
            </Button>
          )}
        </div>
      </div>
      {sheet ? <VisitReport visit={visit} sheet={sheet} isPrinting={isPrinting} onPrinted={() => setPrinting(false)} /> : null}
    </>
  )
}
