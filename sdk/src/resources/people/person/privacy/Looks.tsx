import { Button } from '../../../../feedback/Button.js'
import { Eye, FileDown, FileText, FolderOpen } from '../../../../icons/icons.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Look } from './answers.js'
import { panelTexts } from './panelTexts.js'
import type { useLooks } from './usePersonalData.js'

const icons = { opened: FolderOpen, revealed: Eye, reported: FileText, exported: FileDown }

/** Who looked at the record, the newest first; an export is told apart, because nobody stored whom it held. */
export function Looks({ query }: { readonly query: ReturnType<typeof useLooks> }) {
  const locale = useLocale()
  const texts = panelTexts[locale.locale]
  const looks = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (looks.length === 0) return <p>{texts.noLooks}</p>
  return (
    <>
      <ol className="ep-history" aria-label={texts.looks}>
        {looks.map((look, place) => (
          <LookItem key={`${look.at} ${look.what} ${place}`} look={look} />
        ))}
      </ol>
      {query.isFetchNextPageError ? (
        <p className="ep-history-message" role="alert">
          {texts.failed}
        </p>
      ) : null}
      {query.hasNextPage ? (
        <Button variant="secondary" aria-disabled={query.isFetchingNextPage || undefined} onPress={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? texts.loading : texts.older}
        </Button>
      ) : null}
    </>
  )
}

function LookItem({ look }: { readonly look: Look }) {
  const locale = useLocale()
  const texts = panelTexts[locale.locale]
  const Icon = icons[look.what]
  return (
    <li className="ep-history-item" data-what={look.what}>
      <span className="ep-history-icon" aria-hidden="true">
        <Icon />
      </span>
      <div className="ep-history-what">
        <h4 className="ep-history-title">{texts[look.what]}</h4>
        <p className="ep-history-when">
          {[look.user?.label ?? texts.unknown, look.portal && texts.portal(look.portal)].filter(Boolean).join(' · ')} ·{' '}
          <time dateTime={look.at}>{locale.dateTime(look.at)}</time>
        </p>
        {look.export ? (
          <p className="ep-history-reason">
            {texts.exportNote(look.export.format.toUpperCase(), locale.number(look.export.total), look.export.isFiltered)}
          </p>
        ) : null}
      </div>
    </li>
  )
}
