import { formatCpf, isCpf } from '../../../../validators/cpf.js'
import { type ReactNode, useEffect, useState } from 'react'
import type { AnswerSheet } from '../../../../blocks/questionnaire/answer.js'
import { askedQuestions } from '../../../../blocks/questionnaire/asked.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { questionName } from '../../../../blocks/questionnaire/questionName.js'
import { scoreOf } from '../../../../blocks/questionnaire/score.js'
import { BlobImage } from '../../../../controls/picture/BlobImage.js'
import { useApi } from '../../../../data/DataProvider.js'
import { formatNumber } from '../../../../locale/format.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useMount } from '../../../../mount/MountProvider.js'
import { sheetTexts } from '../answers/answerSheetTexts.js'
import { answerText } from '../answers/answerText.js'
import { isUntold } from '../answers/isUntold.js'
import { siteVisitMessages } from '../messages.js'
import { findingMessages } from '../parts/messages.js'
import type { SiteVisit } from '../schema.js'
import { type Photos, Pictures, Signatures } from './pictures.js'
import { startPlace } from './startPlace.js'
import '../../../service-memos/service-request/memo/memo.css'
import './report.css'

// An official document of the state, so it is in Portuguese whatever the screen's language.
const { fields, options } = siteVisitMessages['pt-BR']
const finding = findingMessages['pt-BR']
type Answers = Readonly<Record<string, AnswerSheet['answers'][number] | undefined>>

interface VisitReportProps {
  readonly visit: SiteVisit
  readonly sheet: AnswerSheet
  /** Photos load only for printing. */
  readonly isPrinting: boolean
  readonly onPrinted: () => void
}

/**
 * The visit as a report on A4: answers with photos, score by section, findings, signatures, and the code to verify it. It shows only on
 * paper.
 */
export function VisitReport({ visit, sheet: { questionnaire, answers: list }, isPrinting, onPrinted }: VisitReportProps) {
  const api = useApi()
  const { photos, isWhole } = usePhotos(visit, list, { isPrinting, onPrinted })
  const answers: Answers = Object.fromEntries(list.map((answer) => [answer.questionId, answer]))
  const asked = askedQuestions(questionnaire.sections, answers)
  const { total, sections: scores } = scoreOf(questionnaire, answers)
  const { result, status } = visit
  return (
    <article className="ep-memo ep-report" lang="pt-BR" aria-hidden="true">
      <header className="ep-memo-head">
        <p>Governo do Estado do Paraná</p>
        <p>Secretaria de Estado do Esporte</p>
        <h2>{`Relatório de vistoria nº ${visit.number}`}</h2>
        {isWhole ? null : (
          <p className="ep-memo-draft">
            Impressão incompleta, sem fotos nem assinaturas. Para o relatório inteiro, use o botão “Imprimir relatório”.
          </p>
        )}
        {status === 'homologada' ? null : <p className="ep-memo-draft">{`${options.status[status]}: ainda não homologada`}</p>}
      </header>
      <Facts visit={visit} questionnaire={questionnaire} />
      <p className="ep-report-result">
        {`${fields.result}: ${result ? options.result[result] : 'em apuração'}`}
        {questionnaire.scored ? ` · ${fields.score}: ${scoreOn(total)}` : null}
      </p>
      {questionnaire.sections.map((section, place) => (
        <section key={section.title}>
          <h3>{`${place + 1}. ${section.title}${questionnaire.scored ? ` (peso ${section.weight}; nota ${scoreOn(scores[place])})` : ''}`}</h3>
          <table className="ep-memo-items">
            <tbody>
              {section.questions
                .filter(({ code }) => asked.has(code))
                .map((question) => (
                  <AnswerRow key={question.code} question={question} visit={visit} answers={answers} photos={photos} />
                ))}
            </tbody>
          </table>
        </section>
      ))}
      <Findings visit={visit} questionnaire={questionnaire} />
      <section>
        <h3>{fields.conclusion}</h3>
        <p className="ep-memo-text">{visit.conclusion ?? '—'}</p>
        {visit.isInconclusive ? <p className="ep-memo-text">{`Inconclusiva: ${visit.inconclusiveReason ?? ''}`}</p> : null}
      </section>
      <Pictures visit={visit} photos={photos} />
      {/* Empty lines over a code would pass for the whole document. */}
      {isWhole ? <Signatures visit={visit} photos={photos} /> : null}
      {isWhole && visit.verificationCode ? (
        <p className="ep-report-code">
          {`Código de verificação ${visit.verificationCode}. Confira a autenticidade em ${api.address(`/verificar/vistorias/${visit.verificationCode}`)}`}
        </p>
      ) : null}
    </article>
  )
}

function Facts({ visit, questionnaire }: { readonly visit: SiteVisit; readonly questionnaire: AnswerSheet['questionnaire'] }) {
  const { date, dateTime } = useLocale()
  return (
    <dl className="ep-memo-facts">
      <Fact label={fields.target}>{`${visit.target} (${options.targetType[visit.targetType]})`}</Fact>
      <Fact label={fields.placeName}>{placeOf(visit)}</Fact>
      {visit.event && visit.targetType !== 'evento' ? <Fact label={fields.eventId}>{visit.event.label}</Fact> : null}
      <Fact label={fields.scheduledFor}>{date(visit.scheduledFor)}</Fact>
      <Fact label={fields.region}>{visit.region.label}</Fact>
      {visit.startedAt ? <Fact label={fields.startedAt}>{dateTime(visit.startedAt)}</Fact> : null}
      {visit.startedAt ? <Fact label={fields.geo}>{startPlace(visit, 'pt-BR')}</Fact> : null}
      {visit.finishedAt ? <Fact label={fields.finishedAt}>{dateTime(visit.finishedAt)}</Fact> : null}
      {visit.homologatedAt ? <Fact label={fields.homologatedAt}>{dateTime(visit.homologatedAt)}</Fact> : null}
      <Fact label={fields.inspector}>{visit.inspector.label}</Fact>
      {visit.team.length > 0 ? <Fact label={fields.team}>{visit.team.map(({ label }) => label).join(', ')}</Fact> : null}
      {visit.companionName ? (
        <Fact label={fields.companionName}>{`${visit.companionName}, ${visit.companionRole ?? ''} (${documentOf(visit)})`}</Fact>
      ) : null}
      <Fact label={fields.questionnaire}>{`${questionnaire.code} v${questionnaire.edition} – ${questionnaire.title}`}</Fact>
      {visit.instrument ? <Fact label={fields.instrument}>{visit.instrument}</Fact> : null}
    </dl>
  )
}

const documentOf = ({ companionDocument }: SiteVisit): string =>
  isCpf(companionDocument) ? formatCpf(companionDocument) : (companionDocument ?? '')

interface LoadedPhotos {
  readonly photos: Photos
  /** Every file of the report was asked for; without the button, a browser prints before any was. */
  readonly isWhole: boolean
}

/** Loads the files of the report and prints once all of them are visible. */
function usePhotos(
  visit: SiteVisit,
  answers: AnswerSheet['answers'],
  { isPrinting, onPrinted }: Pick<VisitReportProps, 'isPrinting' | 'onPrinted'>,
): LoadedPhotos {
  const api = useApi()
  const { host } = useMount()
  const [photos, setPhotos] = useState<Photos>(new Map())
  const [asked, setAsked] = useState<readonly number[]>([])
  const ids = [
    ...answers.flatMap((answer) => answer.photos.flatMap(({ fileId }) => fileId ?? [])),
    ...visit.photos.map(({ fileId }) => fileId),
    ...visit.signatures.map(({ fileId }) => fileId),
  ]
  useEffect(() => {
    if (!isPrinting) return
    const read = async () => {
      // A photo that cannot be read leaves an empty place; the report prints without it.
      const found = await Promise.allSettled(ids.map(async (id) => [id, await api.file(id)] as const))
      setPhotos(new Map(found.flatMap((one) => (one.status === 'fulfilled' && one.value[1].type.startsWith('image/') ? [one.value] : []))))
      setAsked(ids)
      await painted(host)
      host.ownerDocument.defaultView?.print()
      onPrinted()
    }
    void read()
    // Runs once per print.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPrinting])
  return { photos, isWhole: ids.every((id) => asked.includes(id)) }
}

/** Resolves when the new pictures are painted. */
async function painted(host: HTMLElement): Promise<void> {
  await new Promise((done) => setTimeout(done, 50))
  const images = [...host.querySelectorAll<HTMLImageElement>('.ep-report img')]
  await Promise.allSettled(images.map((image) => image.decode()))
}

const scoreOn = (score: string | null | undefined) => (score === null || score === undefined ? '—' : score.replace('.', ','))

/** A label with its value, on screen and on paper. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function placeOf({ placeName, address, city }: SiteVisit): string {
  const street = address && [address.street, address.number, address.neighborhood].filter(Boolean).join(', ')
  return [placeName, street, city?.label].filter(Boolean).join(' – ')
}

interface AnswerRowProps {
  readonly question: Question
  readonly visit: SiteVisit
  readonly answers: Answers
  readonly photos: Photos
}

function AnswerRow({ question, visit, answers, photos }: AnswerRowProps) {
  const locale = useLocale()
  const answer = answers[question.code]
  const pictures = answer?.photos.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])) ?? []
  return (
    <tr>
      <td className="ep-report-question">
        <span className="ep-report-number">{question.code}</span> {question.statement}
        {answer?.comment ? <em>{answer.comment}</em> : null}
        {pictures.some((id) => photos.has(id)) ? (
          <span className="ep-report-photos">
            {pictures.map((id) => {
              const blob = photos.get(id)
              return blob ? <BlobImage key={id} blob={blob} alt={question.statement} /> : null
            })}
          </span>
        ) : null}
      </td>
      <td>
        {answerText(question, answer, { ...locale, locale: 'pt-BR', number: (value) => formatNumber('pt-BR', value) })}
        {isUntold(question, answer, visit) ? <em className="ep-report-untold">{sheetTexts['pt-BR'].untold}</em> : null}
      </td>
    </tr>
  )
}

interface FindingsProps {
  readonly visit: SiteVisit
  readonly questionnaire: AnswerSheet['questionnaire']
}

function Findings({ visit: { nonConformities }, questionnaire }: FindingsProps) {
  const { date } = useLocale()
  if (nonConformities.length === 0) return null
  const questions = questionnaire.sections.flatMap((section) => section.questions)
  const statementOf = (code: string | null) => {
    const question = questions.find((each) => each.code === code)
    return question ? <strong>{`${questionName(questionnaire, question)} `}</strong> : null
  }
  return (
    <section>
      <h3>{fields.nonConformities}</h3>
      <table className="ep-memo-items">
        <thead>
          <tr>
            <th>{finding.fields.severity}</th>
            <th>{finding.fields.description}</th>
            <th>{finding.fields.correctiveAction}</th>
            <th>{finding.fields.deadline}</th>
            <th>{finding.fields.state}</th>
          </tr>
        </thead>
        <tbody>
          {nonConformities.map((row) => (
            <tr key={row.id}>
              <td>{finding.options.severity[row.severity]}</td>
              <td>
                {statementOf(row.questionId)}
                {row.description}
              </td>
              <td>{row.correctiveAction ?? '—'}</td>
              <td>{row.deadline ? date(row.deadline) : '—'}</td>
              <td>{finding.options.state[row.state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
