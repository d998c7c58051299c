interface Page {
  readonly page: number
  readonly perPage: number
  readonly total: number | null
  readonly count: number
}

/** A longer header may be cut by a proxy. */
const longest = 1000

/** The pages before and after a page, for `Link`. @param url of the request @see https://www.rfc-editor.org/rfc/rfc8288 */
export function pageLinks(url: string, { page, perPage, total, count }: Page): string | undefined {
  if (url.length > longest) return undefined
  const hasNext = total === null ? count === perPage : page * perPage < total
  const links = [...(page > 1 ? [linkTo(url, page - 1, 'prev')] : []), ...(hasNext ? [linkTo(url, page + 1, 'next')] : [])]
  return links.length > 0 ? links.join(', ') : undefined
}

function linkTo(url: string, page: number, rel: 'prev' | 'next'): string {
  const [path = '', query = ''] = url.split('?')
  const asked = new URLSearchParams(query)
  asked.set('pagina', String(page))
  return `<${path}?${asked}>; rel="${rel}"`
}
