import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { defineRoute, type Route } from '../core/route.js'
import type { Toast } from '../feedback/feedback.js'
import { useToasts } from '../feedback/FeedbackProvider.js'
import type { PastToast, PastToasts } from '../feedback/pastToasts.js'
import { useLocation } from '../navigation/NavigationProvider.js'
import { createVisitLog, type Visit } from '../navigation/visits.js'
import { MemoryBackoffice } from '../testing/backoffice/MemoryBackoffice.js'
import { createMemoryApi } from '../testing/memory/memoryApi.js'
import { createNetworkEdge, type NetworkEdge } from '../testing/backoffice/networkEdge.js'
import { sampleRecords } from '../testing/samples/samples.js'
import { DailyHelp } from './DailyHelp.js'
import type { HelpPart } from './helpPart.js'

const screen = () => Promise.reject(new Error('not shown here'))
const memos = '/administrativo/solicitacoes-servico'
const routes: readonly Route[] = [
  defineRoute({ name: 'administrative', path: '/administrativo', title: 'routes.administrative', kind: 'home', screen }),
  defineRoute({
    name: 'functions',
    path: '/administrativo/funcoes',
    title: 'routes.functions',
    kind: 'list',
    parent: 'administrative',
    screen,
  }),
  defineRoute({ name: 'people', path: '/pessoas', title: 'routes.people', kind: 'list', screen }),
  defineRoute({ name: 'person', path: '/pessoas/{id}', title: 'routes.person', kind: 'form', parent: 'people', screen }),
  defineRoute({ name: 'supplier', path: `${memos}/fornecedores/{id}`, title: 'routes.supplier', kind: 'form', screen }),
  defineRoute({ name: 'tender', path: `${memos}/licitacoes/{id}`, title: 'routes.tender', kind: 'form', screen }),
]

interface HelpOptions {
  readonly visits?: readonly Visit[]
  readonly events?: readonly PastToast[]
  /** Notices shown on the page. */
  readonly toasts?: readonly Toast[]
}

/** Called when the user signs out. */
export const onSignOut = vi.fn()
const none: readonly never[] = []

interface RenderedHelp {
  readonly edge: NetworkEdge
  /** Every search that the server received. */
  readonly asked: unknown[]
  unmount(): void
}

/** Renders a button that opens `part` and the address of the page, over an API in memory. */
export async function renderHelp(part: HelpPart, { visits = none, events = none, toasts = none }: HelpOptions = {}): Promise<RenderedHelp> {
  await page.viewport(1000, 700)
  const edge = createNetworkEdge(createMemoryApi({ records: sampleRecords, requiresSession: false }).fetch)
  const asked: unknown[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (typeof input === 'string' && input.endsWith('/busca') && typeof init?.body === 'string') asked.push(JSON.parse(init.body))
    return edge.fetch(input, init)
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <MemoryBackoffice fetch={fetch} address="/dashboard">
      <Opener part={part} visits={visits} events={events} toasts={toasts} />
    </MemoryBackoffice>,
  )
  await page.getByRole('button', { name: 'abrir' }).click()
  return {
    edge,
    asked,
    unmount() {
      root.unmount()
      host.remove()
    },
  }
}

function Opener({ part, toasts, events, visits }: Required<HelpOptions> & { readonly part: HelpPart }) {
  const [opened, setOpened] = useState<HelpPart>()
  const { pathname, search } = useLocation()
  const { show } = useToasts()
  const [log] = useState(createVisitLog)
  const past: PastToasts = { get: () => events, subscribe: () => () => undefined, act: () => undefined, start: () => () => undefined }
  useEffect(() => toasts.forEach((toast) => void show(toast)), [toasts, show])
  useEffect(() => visits.toReversed().forEach(log.note), [visits, log])
  return (
    <>
      <button onClick={() => setOpened(part)}>abrir</button>
      <output>{pathname + search}</output>
      <DailyHelp
        opened={opened}
        onClose={() => setOpened(undefined)}
        onHelp={setOpened}
        onSignOut={onSignOut}
        {...{ routes, past }}
        visits={log}
      />
    </>
  )
}
