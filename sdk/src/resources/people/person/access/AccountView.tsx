import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { AttemptNotice } from '../../../../account/AttemptNotice.js'
import { deviceName } from '../../../../account/deviceName.js'
import { CheckMark } from '../../../../controls/CheckMark.js'
import { useApi } from '../../../../data/DataProvider.js'
import { Button } from '../../../../feedback/Button.js'
import { useConfirm } from '../../../../feedback/FeedbackProvider.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Account } from './account.js'
import { accessTexts } from './accessTexts.js'
import type { PasswordLink } from './LinkBox.js'
import { type SignInNames, AccountNames } from './AccountNames.js'
import { PowersPart } from './PowersPart.js'

interface AccountViewProps {
  readonly path: string
  readonly account: Account
  readonly onLink: (link: PasswordLink) => Promise<void>
  readonly onChange: (account: Account) => void
}

/** What is known of an account, what may be done with it, and what was done. */
export function AccountView({ path, account, onLink, onChange }: AccountViewProps) {
  const { locale, dateTime, text } = useLocale()
  const texts = accessTexts[locale]
  const { isOwn, askedAt, deeds, isPersonGone } = account
  const isActive = account.isActive && !isPersonGone
  const commands = useCommands({ path, account, onLink, onChange })
  const confirm = useConfirm()
  const endFactor = async () => {
    const question = {
      title: texts.endFactor,
      message: texts.endFactorNote,
      acceptLabel: texts.endFactor,
      rejectLabel: text('common.action.back'),
    }
    if (await confirm(question)) commands.change({ hasFactor: false })
  }
  return (
    <>
      {askedAt && !isPersonGone && (
        <p className="ep-account-notice" data-tone="notice">
          {texts.asked(dateTime(askedAt))}
        </p>
      )}
      <Facts account={account} />
      <Names path={path} account={account} onChange={onChange} />
      {isOwn ? <p className="ep-account-lead">{texts.own}</p> : <Rights account={account} isActive={isActive} commands={commands} />}
      {commands.notice}
      <div className="ep-access-commands">
        {isActive && (
          <Button variant="secondary" aria-disabled={commands.isBusy} onPress={commands.makeLink}>
            {texts.makeLink}
          </Button>
        )}
        {!isOwn && isActive && account.hasFactor && (
          <Button variant="secondary" aria-disabled={commands.isBusy} onPress={() => void endFactor()}>
            {texts.endFactor}
          </Button>
        )}
        {!isOwn && !isPersonGone && (
          <Button
            variant={isActive ? 'negative' : 'accent'}
            aria-disabled={commands.isBusy}
            onPress={() => commands.change({ isActive: !isActive })}
          >
            {isActive ? texts.close : texts.reopen}
          </Button>
        )}
      </div>
      <Past
        title={texts.signIns}
        items={account.signIns.map(({ at, device }) => ({ at, words: deviceName(device) ?? texts.unknownDevice }))}
      />
      <Past
        title={texts.past}
        items={deeds.map(({ at, event, by }) => ({ at, words: texts.by(texts.events[event], by ?? texts.onServer) }))}
      />
    </>
  )
}

interface RightsProps {
  readonly account: Account
  /** The person can enter. */
  readonly isActive: boolean
  readonly commands: Commands
}

/** Whether a person manages accounts, and what they may do. */
function Rights({ account, isActive, commands: { isBusy, change } }: RightsProps) {
  const { locale } = useLocale()
  const texts = accessTexts[locale]
  const hint = useId()
  return (
    <>
      <div>
        <CheckMark
          isChecked={account.managesUsers}
          isDisabled={!isActive}
          describedBy={hint}
          onChange={(managesUsers) => change({ managesUsers })}
        >
          {texts.manages}
        </CheckMark>
        <p id={hint} className="ep-account-hint">
          {texts.managesHint}
        </p>
      </div>
      {isActive && (
        <PowersPart
          key={JSON.stringify(account.powers)}
          powers={account.powers}
          isDisabled={isBusy}
          onChange={(powers) => change({ powers })}
        />
      )}
    </>
  )
}

interface PastProps {
  readonly title: string
  readonly items: readonly { readonly at: string; readonly words: string }[]
}

function Past({ title, items }: PastProps) {
  const { dateTime } = useLocale()
  const id = useId()
  if (items.length === 0) return null
  return (
    <section className="ep-account-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="ep-access-past">
        {items.map(({ at, words }) => (
          <li key={`${at} ${words}`}>
            <time dateTime={at}>{dateTime(at)}</time>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ account }: { readonly account: Account }) {
  const { locale, dateTime, number } = useLocale()
  const texts = accessTexts[locale]
  const { username, email, isActive, isPersonGone, enteredAt, sessions, linkUntil, hasFactor } = account
  const facts = [
    [texts.facts.username, username],
    [texts.facts.email, email],
    [texts.facts.status, isPersonGone ? texts.gone : isActive ? texts.open : texts.closed],
    [texts.facts.factor, hasFactor && texts.hasFactor],
    [texts.facts.entered, enteredAt ? dateTime(enteredAt) : texts.never],
    [texts.facts.sessions, !isPersonGone && sessions > 0 && number(sessions)],
    [texts.facts.link, !isPersonGone && linkUntil && texts.until(dateTime(linkUntil))],
  ] as const
  return (
    <dl className="ep-access-facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** Changes the user name and the e-mail. */
function Names({ path, account, onChange }: Pick<AccountViewProps, 'path' | 'account' | 'onChange'>) {
  const { locale, text } = useLocale()
  const texts = accessTexts[locale]
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)
  // The form takes the focus when it opens, and its opener takes it back.
  useEffect(() => {
    if (!isOpen && hasClosed.current) opener.current?.focus()
  }, [isOpen])
  const close = () => {
    hasClosed.current = true
    setOpen(false)
  }
  if (!isOpen)
    return (
      <div>
        <Button ref={opener} variant="link" onPress={() => setOpen(true)}>
          {texts.rename}
        </Button>
      </div>
    )
  const change = async (names: SignInNames, signal: AbortSignal) => {
    const { data } = await api.send<{ readonly data: Account }>('PATCH', path, names, { signal })
    onChange(data)
    close()
  }
  return (
    <AccountNames
      label={texts.saveNames}
      busyLabel={texts.saving}
      variant="secondary"
      start={account}
      onSend={change}
      aside={
        <Button variant="link" onPress={close}>
          {text('common.action.cancel')}
        </Button>
      }
    />
  )
}

interface Commands {
  readonly isBusy: boolean
  /** Why the last one failed. */
  readonly notice: ReactNode
  readonly makeLink: () => void
  readonly change: (wanted: Partial<Pick<Account, 'isActive' | 'managesUsers' | 'powers' | 'hasFactor'>>) => void
}

/** Runs one command at a time. */
function useCommands({ path, onLink, onChange }: AccountViewProps): Commands {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly again: () => void }>()
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure({ error, again: () => void run(work) })
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    notice: failure && (
      <AttemptNotice
        attempt={{ status: 'failed', isSlow: false, error: failure.error, endedAt: 0 }}
        wait={0}
        onRetry={failure.again}
        onCancel={() => undefined}
      />
    ),
    makeLink: () => void run(async () => onLink((await api.send<{ readonly data: PasswordLink }>('POST', `${path}/link`)).data)),
    change: (wanted) => void run(async () => onChange((await api.send<{ readonly data: Account }>('PATCH', path, wanted)).data)),
  }
}
