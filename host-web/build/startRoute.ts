/** What the page knows about its own files; numbers are places in `files`. */
export interface PreloadPlan {
  readonly files: readonly string[]
  readonly routes: readonly {
    /** Source of a regular expression over the path. */
    readonly path: string
    readonly files: readonly number[]
    /** `list`, `form` and `view` have a first question for the API: their own path. */
    readonly kind: string
    /** Only where the address has this query parameter. */
    readonly view?: string
  }[]
  /** The table of all pages: where a person without a session is sent to the sign-in, it tells which addresses there are. */
  readonly table: readonly number[]
  /** What stands around every page behind the sign-in. */
  readonly frame: readonly number[]
  /** Texts by language: what every page says, what those behind the sign-in say, what the pages say that one starts from, what lists say, and what forms say besides. */
  readonly texts: Readonly<Record<string, Readonly<Record<'first' | 'inside' | 'homes' | 'records' | 'editing', readonly number[]>>>>
}

/** An answer asked for before the entry ran; `src/firstFetch.ts` hands it to the client. */
export interface FirstAnswer {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly response: Promise<Response>
}

/**
 * Runs inside `index.html`, before anything has loaded: asks for the files of the route and for its first data.
 * It is written into the page as text, so it uses nothing from outside itself.
 */
export function startRoute(plan: PreloadPlan): void {
  const path = location.pathname.replace(/\/+$/, '') || '/dashboard'
  const language = document.documentElement.lang
  const token = readToken()
  const isPublic = /^\/(login|recuperar-senha|sessao-expirada)$/.test(path)
  const asked = new URLSearchParams(location.search)
  const route = plan.routes.find(
    ({ path: pattern, view }) => (view === undefined || asked.has(view)) && new RegExp(pattern).test(token || isPublic ? path : '/login'),
  )
  const texts = plan.texts[language]
  const files = [
    ...(texts?.first ?? []),
    ...(isPublic ? [] : plan.table),
    ...(token && !isPublic ? [...(texts?.inside ?? []), ...plan.frame] : []),
    ...(route?.kind === 'home' ? (texts?.homes ?? []) : []),
    ...(route?.kind === 'list' || route?.kind === 'form' ? (texts?.records ?? []) : []),
    ...(route?.kind === 'form' ? (texts?.editing ?? []) : []),
    ...(route?.files ?? []),
  ]
  // First, because a browser asks for six things at a time, and the page is nothing without it.
  if (token && route && !isPublic) askFirst(route.kind)
  for (const file of new Set(files)) preload(plan.files[file] ?? '')

  function preload(file: string): void {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }

  function askFirst(kind: string): void {
    const isRecord = (kind === 'form' || kind === 'view') && /\/\d+$/.test(path)
    if (kind !== 'list' && !isRecord) return
    // What may be a document is asked in no address: the list takes it out of this one first.
    if (/^[^#]*\d(?:[\s.\-/]*\d){3}/.test(new URLSearchParams(location.search).get('busca') ?? '')) return
    const url = `/api/admin/v1${path}${isRecord ? '' : `?${listQuery()}`}`
    const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: `Bearer ${token}` }
    const first: FirstAnswer = { url, headers, response: fetch(url, { headers }) }
    // Nobody may come for it; then its failure is nobody's either.
    first.response.catch(() => undefined)
    Object.assign(window, { firstAnswer: first })
  }

  // The order of the SDK's `encodeListQuery`; a question that differs is asked again by the list itself.
  function listQuery(): string {
    const query = new URLSearchParams({ pagina: asked.get('pagina') ?? '1', por_pagina: asked.get('por_pagina') ?? '25' })
    const names = new Set(['ordem', 'busca', 'excluidos', ...asked.keys()])
    // How the list is laid out and what lies over it is nothing to the server.
    for (const name of ['editar', 'ver', 'exibir', 'em', 'colunas', 'densidade', 'visao']) names.delete(name)
    for (const name of names) if (asked.get(name)) query.set(name, asked.get(name) ?? '')
    query.set('contar', '0')
    return query.toString()
  }

  function readToken(): string {
    try {
      const { token, exp } = JSON.parse(localStorage.getItem('session_0') ?? '{}') as { token?: string; exp?: number }
      return token && Number(exp) > Date.now() ? token : ''
    } catch {
      return ''
    }
  }
}
