import type { AnyContract } from '../core/contract.js'
import type { Locale } from '../core/locale.js'
import type { Link, Stored } from '../core/record.js'
import type { HistoryAnswer, ReassignAnswer, Reassignment, TransitionRequest } from './recordCalls.js'
import type { Refusal } from './refusal.js'

/** Parents of a nested path: `{ licitacaoId: 7 }`. */
export type PathParams = Readonly<Record<string, string | number>>

/** What a list shows; exactly what stands in the page's address. */
export interface ListQuery {
  /** From 1. */
  readonly page: number
  readonly perPage: number
  /** `-date,name`; empty means the contract's default order; `nearestFirst` what the search means most, on the first page alone. */
  readonly sort: string
  readonly search: string
  /** Values as they travel: `a,b`, `from..to`. */
  readonly filters: Readonly<Record<string, string>>
  /** What was deleted and can be restored, instead of what is there. */
  readonly isDeleted?: boolean
}

/** How many records a search and filters find. */
export interface ListTotal {
  readonly total: number
  /** False when the count stopped at its cap: show "10.000+". */
  readonly totalIsExact: boolean
}
/** Where a page stands in the whole list. */
export interface ListMeta extends Omit<ListTotal, 'total'> {
  /** Nothing while it has not been counted: rows never wait for their number. */
  readonly total: number | null
  readonly page: number
  readonly perPage: number
}
/** One page of records, as the API answers. */
export interface ListAnswer<Rec = Stored> {
  readonly success: true
  readonly data: readonly Rec[]
  readonly meta: ListMeta
}
/** The number of records, as the API answers. */
export interface CountAnswer {
  readonly success: true
  readonly data: ListTotal
}
/** Sums over everything that a list finds, as decimal strings by field, as the API answers. */
export interface SumsAnswer {
  readonly success: true
  readonly data: Readonly<Record<string, string>>
}
/** One record, as the API answers. */
export interface RecordAnswer<Rec = Stored> {
  readonly success: true
  readonly data: Rec
}

/** What can be done to several records at once, as it stands in the path. */
export type BulkAction = 'ativar' | 'inativar' | 'excluir' | 'restaurar'
/** Records by id, or all that a filter finds but some. */
export type BulkTarget =
  | { readonly ids: readonly number[] }
  | {
      readonly filter: Readonly<Record<string, string>> & { readonly busca?: string }
      readonly except: readonly number[]
      readonly expected: number
    }
/** How many records were reached, and which were not. */
export interface BulkAnswer {
  readonly success: true
  readonly data: {
    readonly done: number
    readonly refused: readonly Refusal[]
    /** Ids of the records that are not as they were; a server may leave them out, above a thousand it does. What an undo takes back. */
    readonly changed?: readonly number[]
  }
}

/** A country, state or city. */
export interface Place {
  readonly id: number
  readonly name: string
  readonly code: string
  /** Degrees of a city's seat, where the server knows them. */
  readonly latitude?: number | null
  readonly longitude?: number | null
}

/** Who signed in and until when, as sign-in and renewal answer. */
export interface SessionAnswer {
  readonly success: true
  readonly data: {
    readonly token: string
    /** Timestamp, ISO 8601 UTC. */
    readonly expiresAt: string
    /** No renewal reaches beyond this moment: then the password is asked for again. */
    readonly renewableUntil: string
    readonly session: { readonly usuario: { readonly id: number; readonly nome: string; readonly email: string } }
  }
}

/** The calls of section 6 of the design, below `<origin>/api/admin/v1`. Every method throws `ApiError`, or what `fetch` threw when no answer came. */
export interface ApiClient {
  list(contract: AnyContract, query: Partial<ListQuery>, options?: ListOptions): Promise<ListAnswer>
  /** How many records the search and the filters find. */
  count(
    contract: Pick<AnyContract, 'name' | 'path'>,
    query: Pick<ListQuery, 'search' | 'filters' | 'isDeleted'>,
    options?: CountOptions,
  ): Promise<CountAnswer>
  /** The sums of `contract.aggregates` over everything that the search and the filters find. */
  sums(contract: AnyContract, query: Pick<ListQuery, 'search' | 'filters' | 'isDeleted'>, options?: CallOptions): Promise<SumsAnswer>
  /**
   * The records that a field may refer to, at most thirty: the search's own first. Also for a portal's token beyond its screens, and then no
   * more of them. Filters: `status` and those of `contract.choiceFilters`.
   */
  choices(contract: AnyContract, query: Pick<ListQuery, 'search' | 'filters'>, options?: CallOptions): Promise<ChoiceAnswer>
  get(contract: Pick<AnyContract, 'name' | 'path'>, id: number | string, options?: CallOptions): Promise<RecordAnswer>
  create(contract: AnyContract, draft: object, options?: CallOptions): Promise<RecordAnswer>
  /** @throws ApiError `stale` (412) with the current record under `body.data` */
  update(contract: AnyContract, id: number, version: number, draft: object, options?: CallOptions): Promise<RecordAnswer>
  remove(contract: AnyContract, id: number, version: number, options?: CallOptions): Promise<{ readonly success: true }>
  /** Changes the status as `contract.transitions` allow. @throws ApiError `no-transition` (409), `stale` (412), `invalid` (422) on `reason` or the payload, or the code of a guard (409) */
  transition(contract: AnyContract, id: number, request: TransitionRequest, options?: CallOptions): Promise<RecordAnswer>
  /** The whole value of a field of `contract.masked`; the history keeps that it was shown. @throws ApiError `throttled` (429) */
  reveal(
    contract: AnyContract,
    id: number,
    field: string,
    options?: CallOptions,
  ): Promise<{ readonly success: true; readonly data: { readonly value: string | null } }>
  /** Moves what refers to `id` to another record. @throws ApiError `reassign-refused` (409) with `ReassignRefusal`, and nothing is moved */
  reassign(contract: AnyContract, id: number, request: Reassignment, options?: CallOptions): Promise<ReassignAnswer>
  /** A new token for the present one, which ends a few seconds later. @throws ApiError `password-required` (401) 12 h after the password was typed */
  renewSession(options?: CallOptions): Promise<SessionAnswer>
  /** The records that hold the same values in the fields of a rule of `contract.unique`, at most three. Values travel in the body: a CPF stands in no address. */
  duplicates(contract: AnyContract, request: DuplicateRequest, options?: CallOptions): Promise<DuplicateAnswer>
  bulk(contract: AnyContract, action: BulkAction, target: BulkTarget, options?: CallOptions): Promise<BulkAnswer>
  /** What was done to a record, newest first; `before` asks for what is older than that entry. */
  history(contract: AnyContract, id: number, options?: CallOptions & { readonly before?: number }): Promise<HistoryAnswer>
  places(
    level: 'paises' | 'estados' | 'cidades',
    parentId?: number,
    options?: CallOptions,
  ): Promise<{ readonly success: true; readonly data: readonly Place[] }>
  /** Any other call: `send('PUT', '/preferencias', body)`. */
  send<T = unknown>(method: string, path: string, body?: unknown, options?: CallOptions): Promise<T & { readonly success: true }>
  /** Stores a file beside records; it stays when a record refers to it within eight days. @throws ApiError `invalid` (422), `too-large` (413) */
  upload(file: File, options?: UploadOptions): Promise<FileAnswer>
  /** The bytes of a stored file. */
  file(id: number, options?: CallOptions): Promise<Blob>
  /** Where a call is found from anywhere, without the session: for what is printed or sent. */
  address(path: string): string
  /** A link that downloads: token and non-null filters as query parameters. */
  downloadLink(path: string, filters: DownloadFilters): string
  /**
   * The answer that downloads, its body still to be read. The token travels in the header; where a host supplied it, a ticket of one use
   * is taken first and stands in the address instead.
   */
  download(path: string, filters: DownloadFilters, options?: CallOptions): Promise<Response>
}

/** A stored file, as its upload answers. */
export interface StoredFile {
  readonly id: number
  readonly fileName: string
  /** By its bytes, whatever its name says. */
  readonly mime: string
  readonly sizeBytes: number
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string
}
/** What an upload answers. */
export interface FileAnswer {
  readonly success: true
  readonly data: StoredFile
}
/** What an upload may carry besides its file. */
export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Told the share that has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** `Idempotency-Key`: the same file sent again under it is stored once. */
  readonly key?: string
}
/** One file on its way to the server. */
export interface UploadRequest extends Omit<UploadOptions, 'key'> {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: File
}

/** What a record is called, beside the values of `contract.tellsApart`. */
export interface ChosenRecord extends Link {
  readonly [key: string]: unknown
}
/** The records that a field may refer to. */
export interface ChoiceAnswer {
  readonly success: true
  readonly data: readonly ChosenRecord[]
}

/** The values of one rule of `contract.unique`, as they are typed. */
export interface DuplicateRequest {
  readonly values: Readonly<Record<string, unknown>>
  /** The record that is being edited. */
  readonly except?: number
  /** Of a rule with a root: how many first characters are compared. */
  readonly root?: number
}
/** Records that hold the same values. */
export interface DuplicateAnswer {
  readonly success: true
  readonly data: readonly Link[]
}

/** Query parameters of a download; those that are null are left out. */
export type DownloadFilters = Readonly<Record<string, string | number | boolean | null | undefined>>

/** What every call may carry besides its own arguments. */
export interface CallOptions {
  readonly params?: PathParams
  readonly signal?: AbortSignal
  /** Extra headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Told the headers of a successful answer. */
  readonly onHeaders?: (headers: Headers) => void
}

/** What a call for a page of records may carry. */
export interface ListOptions extends CallOptions {
  /** False asks for the rows alone, which then never wait for their number: `meta.total` is there only where it costs nothing. @default true */
  readonly isCounted?: boolean
}

/** What a call for a number of records may carry. */
export interface CountOptions extends CallOptions {
  /** Counts to the end instead of to 10,000: what an action on all of them must be told first. @default false */
  readonly isExact?: boolean
}

/**
 * What a 401 means for the refused request: it is sent again; the person signed in again over unsaved edits, so that reading goes on
 * and writing waits until they ask for it again; or nothing can be done.
 */
export type UnauthorizedAnswer = 'retry' | 'signed-in-again' | 'fail'

/** What the client needs to know and what the host may replace. */
export interface ApiClientOptions {
  /** Origin and base path: `https://host/api/admin/v1`, or `/api/admin/v1`. */
  readonly baseUrl: string
  /** @default the global fetch */
  readonly fetch?: typeof fetch
  /** Sends one file as `multipart/form-data` under the name `file`. @default `fetch` when that is replaced, else an `XMLHttpRequest` that tells its progress */
  readonly upload?: (request: UploadRequest) => Promise<Response>
  /** The current token, or nothing when signed out. */
  readonly getToken: () => string | undefined
  /** Asked on a 401 with the token that was refused, in the order of section 5 of the design: `fail` rethrows it. */
  readonly onUnauthorized: (refusedToken: string | undefined) => Promise<UnauthorizedAnswer>
  readonly getLocale: () => Locale
  /** Awaited before each request: a host may not have supplied its token yet. */
  readonly whenReady?: () => Promise<void>
  /** Whether downloads take a ticket instead of showing the token: under a host's. @default never */
  readonly needsTicket?: () => boolean
  /** Told what is nobody's input: no answer, a failed server, an answer that cannot be read. */
  readonly onFailure?: (error: unknown) => void
}
