import type { ReactNode } from 'react'
import { sizeText } from '../../../../form/files/fileText.js'
import { changedField, isNews, sideText } from '../../../../form/history/historyText.js'
import type { HistoryEntry } from '../../../../api/recordCalls.js'
import type { AnyResource } from '../../../../core/resource.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Look, PersonalReport } from './answers.js'
import { panelTexts } from './panelTexts.js'
import { shownFields } from './shownFields.js'
import '../../../service-memos/service-request/memo/memo.css'

/** Everything that is held about a person, on A4. It shows only on paper. */
export function PersonalSheet({ resource, report }: { readonly resource: AnyResource; readonly report: PersonalReport }) {
  const locale = useLocale()
  const texts = panelTexts[locale.locale]
  const { person: who, madeAt, madeBy, references, files, accounts, history, consultations } = report
  const { columns } = texts
  return (
    <article className="ep-memo ep-personal-sheet" lang={locale.locale} aria-hidden="true">
      <header className="ep-memo-head">
        <p>Governo do Estado do Paraná</p>
        <p>Secretaria de Estado do Esporte</p>
        <h2>{texts.report}</h2>
        <p>{`${who.label} · #${who.id}`}</p>
        <p>{texts.purpose}</p>
        <p>{texts.madeBy(madeBy.label, locale.dateTime(madeAt))}</p>
      </header>
      <section>
        <h3>{texts.record}</h3>
        <dl className="ep-memo-facts">
          {shownFields(resource, report, locale).map(({ field, label, text }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Table
        title={texts.references}
        head={[columns.entity, columns.label, columns.field, columns.status]}
        rows={references.map(({ entityLabel, label, id, fieldLabel, statusLabel, isDeleted }) => [
          entityLabel,
          `${label} (#${id})`,
          fieldLabel,
          isDeleted ? `${statusLabel}, ${texts.deleted}` : statusLabel,
        ])}
      />
      <Table
        title={texts.files}
        rows={files.map(({ name, type, sizeBytes, at }) => [name, type, sizeText(locale, sizeBytes), locale.dateTime(at)])}
      />
      <Table
        title={texts.accounts}
        rows={accounts.map(({ username, name, email, isActive, lastSignIn }) => [
          isActive ? username : `${username} (${texts.closed})`,
          name,
          email,
          lastSignIn ? `${texts.lastSignIn}: ${locale.dateTime(lastSignIn)}` : '',
        ])}
      />
      <Table
        title={texts.history}
        head={[columns.when, columns.who, columns.what]}
        rows={history.map((entry) => [
          locale.dateTime(entry.at),
          entry.by?.label ?? texts.unknown,
          <Changes key="changes" resource={resource} entry={entry} />,
        ])}
      />
      <Table
        title={texts.looks}
        head={[columns.when, columns.who, columns.what]}
        rows={consultations.map((look) => [
          locale.dateTime(look.at),
          look.user?.label ?? texts.unknown,
          <LookText key="what" look={look} />,
        ])}
      />
    </article>
  )
}

interface TableProps {
  readonly title: string
  readonly head?: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

function Table({ title, head, rows }: TableProps) {
  const { locale } = useLocale()
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{panelTexts[locale].nothing}</p>
      ) : (
        <table className="ep-memo-items">
          {head ? (
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- the rows of a printed page never move
              <tr key={row}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- nor do its columns
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What was done, with each value before and after. */
function Changes({ resource, entry }: { readonly resource: AnyResource; readonly entry: HistoryEntry }) {
  const locale = useLocale()
  const lines = entry.changes.filter(isNews).map((change) => {
    const field = { ...changedField(resource, locale, { path: change.field }), isSensitive: false }
    const [before, after] = [sideText(field, locale, change, 'before'), sideText(field, locale, change, 'after')]
    return `${field.label}: ${before === '' ? after : `${before} → ${after || locale.text('history.blank')}`}`
  })
  const action = locale.maybeText(`history.action.${entry.action}`) ?? entry.action
  return [action, ...(entry.reason ? [locale.text('history.reason', { value: entry.reason })] : []), ...lines].join('; ')
}

function LookText({ look }: { readonly look: Look }) {
  const locale = useLocale()
  const texts = panelTexts[locale.locale]
  const note = look.export && texts.exportNote(look.export.format.toUpperCase(), locale.number(look.export.total), look.export.isFiltered)
  return [texts[look.what], look.portal && texts.portal(look.portal), note].filter(Boolean).join(', ')
}
