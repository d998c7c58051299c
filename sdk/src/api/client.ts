import type { AnyContract } from '../core/contract.js'
import type { Locale } from '../core/locale.js'
import type { Link, Stored } from '../core/record.js'
import type { HistoryAnswer, ReassignAnswer, Reassignment, TransitionRequest } from './recordCalls.js'
import type { Refusal } from './refusal.js'

/** The parent ids of a nested path: `{ licitacaoId: 7 }`. */
export type PathParams = Readonly<Record<string, string | number>>

/** The query of a list: the same values as in the page's address. */
export interface ListQuery {
  /** Page number, from 1. */
  readonly page: number
  readonly perPage: number
  /** `-date,name`; empty for the contract's default order; `nearestFirst` for the best matches of the search, only on the first page. */
  readonly sort: string
  readonly search: string
  /** Values in the format of the address: `a,b`, `from..to`. */
  readonly filters: Readonly<Record<string, string>>
  /** Lists deleted records, which can be restored, instead of existing ones. */
  readonly isDeleted?: boolean
}

/** The number of records that match a search and filters. */
export interface ListTotal {
  readonly total: number
  /** False when the count stopped at its limit: show "10.000+". */
  readonly totalIsExact: boolean
}
/** The position of a page in the whole list. */
export interface ListMeta extends Omit<ListTotal, 'total'> {
  /** `null` while the number is unknown: rows do not wait for the count. */
  readonly total: number | null
  readonly page: number
  readonly perPage: number
  /** The id of the record right before this page, so that a list notices what moved while its reader was on the page before. A server may leave it out. */
  readonly before?: number | null
}
/** One page of records, as the API answers it. */
export interface ListAnswer<Rec = Stored> {
  readonly success: true
  readonly data: readonly Rec[]
  readonly meta: ListMeta
}
/** The number of records, as the API answers it. */
export interface CountAnswer {
  readonly success: true
  readonly data: ListTotal & {
    /** Says which records were counted exactly, so that an action on all of them finds no others. A server may leave it out. */
    readonly seen?: string
  }
}
/** Sums over all matches of a list, as decimal strings by field, as the API answers them. */
export interface SumsAnswer {
  readonly success: true
  readonly data: Readonly<Record<string, string>>
}
/** One record, as the API answers it. */
export interface RecordAnswer<Rec = Stored> {
  readonly success: true
  readonly data: Rec
}

/** An action on several records, as written in the path. */
export type BulkAction = 'ativar' | 'inativar' | 'excluir' | 'restaurar'
/** Records by id, or all matches of a filter with exceptions. */
export type BulkTarget =
  | { readonly ids: readonly number[] }
  | {
      readonly filter: Readonly<Record<string, string>> & { readonly busca?: string }
      readonly except: readonly number[]
      readonly expected: number
      /** `seen` of the exact count: the server refuses with `matches-changed` when the filter finds other records by then. */
      readonly seen?: string
    }
/** The number of changed records, and the refused ones. */
export interface BulkAnswer {
  readonly success: true
  readonly data: {
    readonly done: number
    readonly refused: readonly Refusal[]
    /** Ids of the changed records that the opposite action takes back, for an undo. A server may leave them out; the reference API does above a thousand. */
    readonly changed?: readonly number[]
  }
}

/** A country, state or city. */
export interface Place {
  readonly id: number
  readonly name: string
  readonly code: string
  /** Coordinates of the city's seat in degrees, when the server knows them. */
  readonly latitude?: number | null
  readonly longitude?: number | null
}

/** The signed-in user and the end of the session, from sign-in and renewal. */
export interface SessionAnswer {
  readonly success: true
  readonly data: {
    readonly token: string
    /** Timestamp, ISO 8601 UTC. */
    readonly expiresAt: string
    /** The last moment until which renewal works; then the user must type the password again. */
    readonly renewableUntil: string
    readonly session: { readonly usuario: { readonly id: number; readonly nome: string; readonly email: string } }
  }
}

/**
 * The calls of section 6 of the design, under `<origin>/api/admin/v1`. Every method throws `ApiError`, or the error of `fetch` when there was no
 * answer.
 */
export interface ApiClient {
  list(contract: AnyContract, query: Partial<ListQuery>, options?: ListOptions): Promise<ListAnswer>
  /** Counts the records that match the search and the filters. */
  count(
    contract: Pick<AnyContract, 'name' | 'path'>,
    query: Pick<ListQuery, 'search' | 'filters' | 'isDeleted'>,
    options?: CountOptions,
  ): Promise<CountAnswer>
  /** The sums of `contract.aggregates` over all records that match the search and the filters. */
  sums(contract: AnyContract, query: Pick<ListQuery, 'search' | 'filters' | 'isDeleted'>, options?: CallOptions): Promise<SumsAnswer>
  /**
   * The records that a field may refer to, at most thirty, best matches first. A portal's token may call it for records outside its screens,
   * but gets no more than these. Filters: `status` and those of `contract.choiceFilters`.
   */
  choices(contract: AnyContract, query: Pick<ListQuery, 'search' | 'filters'>, options?: CallOptions): Promise<ChoiceAnswer>
  get(contract: Pick<AnyContract, 'name' | 'path'>, id: number | string, options?: CallOptions): Promise<RecordAnswer>
  create(contract: AnyContract, draft: object, options?: CallOptions): Promise<RecordAnswer>
  /** @throws ApiError `stale` (412) with the current record under `body.data` */
  update(contract: AnyContract, id: number, version: number, draft: object, options?: CallOptions): Promise<RecordAnswer>
  remove(contract: AnyContract, id: number, version: number, options?: CallOptions): Promise<{ readonly success: true }>
  /**
   * Changes the status by a transition of `contract.transitions`.
   * @throws ApiError `no-transition` (409), `stale` (412), `invalid` (422) on `reason` or the payload, or the code of a guard (409)
   */
  transition(contract: AnyContract, id: number, request: TransitionRequest, options?: CallOptions): Promise<RecordAnswer>
  /**
   * The unmasked value of a field of `contract.masked`, or of `contract.maskedInRows` in the row with the id `row`; the server records the access
   * in the history. @throws ApiError `throttled` (429)
   */
  reveal(
    contract: AnyContract,
    id: number,
    field: string,
    options?: CallOptions & { readonly row?: number },
  ): Promise<{ readonly success: true; readonly data: { readonly value: string | null } }>
  /** Moves all references to `id` to another record. @throws ApiError `reassign-refused` (409) with `ReassignRefusal`; then nothing is moved */
  reassign(contract: AnyContract, id: number, request: Reassignment, options?: CallOptions): Promise<ReassignAnswer>
  /**
   * Replaces the current token with a new one; the old token ends a few seconds later.
   * @throws ApiError `password-required` (401) 12 h after the password was typed
   */
  renewSession(options?: CallOptions): Promise<SessionAnswer>
  /**
   * The records with the same values in the fields of a rule of `contract.unique`, at most three. The values are in the body, to keep a CPF out of
   * addresses.
   */
  duplicates(contract: AnyContract, request: DuplicateRequest, options?: CallOptions): Promise<DuplicateAnswer>
  bulk(contract: AnyContract, action: BulkAction, target: BulkTarget, options?: CallOptions): Promise<BulkAnswer>
  /** The history of a record, newest first; `before` asks for entries older than that entry. */
  history(contract: AnyContract, id: number, options?: CallOptions & { readonly before?: number }): Promise<HistoryAnswer>
  places(
    level: 'paises' | 'estados' | 'cidades',
    parentId?: number,
    options?: CallOptions,
  ): Promise<{ readonly success: true; readonly data: readonly Place[] }>
  /** Any other call: `send('PUT', '/preferencias', body)`. */
  send<T = unknown>(method: string, path: string, body?: unknown, options?: CallOptions): Promise<T & { readonly success: true }>
  /** Uploads a file. The server deletes it unless a record refers to it within eight days. @throws ApiError `invalid` (422), `too-large` (413) */
  upload(file: File, options?: UploadOptions): Promise<FileAnswer>
  /** The bytes of a stored file. */
  file(id: number, options?: CallOptions): Promise<Blob>
  /** The absolute address of a call, without the session: for printed or sent texts. */
  address(path: string): string
  /** A download link with the token and the non-null filters as query parameters. */
  downloadLink(path: string, filters: DownloadFilters): string
  /**
   * Starts a download; the body of the response is not read yet. The token is sent in the header. With a host's token, a one-time ticket
   * in the address is used instead.
   */
  download(path: string, filters: DownloadFilters, options?: CallOptions): Promise<Response>
}

/** A stored file, as an upload answers it. */
export interface StoredFile {
  readonly id: number
  readonly fileName: string
  /** Detected from the bytes, not from the name. */
  readonly mime: string
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hexadecimal. */
  readonly sha256: string
}
/** The answer of an upload. */
export interface FileAnswer {
  readonly success: true
  readonly data: StoredFile
}
/** Options of an upload. */
export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Called with the part of the file already sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** `Idempotency-Key`: the same file sent twice with one key is stored once. */
  readonly key?: string
}
/** A file upload, ready to send. */
export interface UploadRequest extends Omit<UploadOptions, 'key'> {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: File
}

/** A record's name and the values of `contract.tellsApart`. */
export interface ChosenRecord extends Link {
  readonly [key: string]: unknown
}
/** The records that a field may refer to. */
export interface ChoiceAnswer {
  readonly success: true
  readonly data: readonly ChosenRecord[]
}

/** The values of the fields of one rule of `contract.unique`, as typed. */
export interface DuplicateRequest {
  readonly values: Readonly<Record<string, unknown>>
  /** Id of the record being edited, which is left out. */
  readonly except?: number
  /** For a rule with a root: how many first characters to compare. */
  readonly root?: number
}
/** Records with the same values. */
export interface DuplicateAnswer {
  readonly success: true
  readonly data: readonly Link[]
}

/** Query parameters of a download; null values are left out. */
export type DownloadFilters = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Options of every call. */
export interface CallOptions {
  readonly params?: PathParams
  readonly signal?: AbortSignal
  /** Extra headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Called with the headers of a successful answer. */
  readonly onHeaders?: (headers: Headers) => void
}

/** Options of a call for a page of records. */
export interface ListOptions extends CallOptions {
  /** False returns the rows without waiting for the count: `meta.total` is set only where it is free. @default true */
  readonly isCounted?: boolean
}

/** Options of a count. */
export interface CountOptions extends CallOptions {
  /** Counts all records instead of stopping at 10,000; an action on all of them needs the exact number. @default false */
  readonly isExact?: boolean
}

/**
 * What to do after a 401: `retry` sends the request again; after `signed-in-again` (the user signed in again over unsaved edits)
 * only reads are sent again, and writes wait for the user; `fail` rethrows the error.
 */
export type UnauthorizedAnswer = 'retry' | 'signed-in-again' | 'fail'

/** The connection of the client to the session, and the parts that a host may replace. */
export interface ApiClientOptions {
  /** Origin and base path: `https://host/api/admin/v1`, or `/api/admin/v1`. */
  readonly baseUrl: string
  /** @default the global fetch */
  readonly fetch?: typeof fetch
  /**
   * Sends one file as `multipart/form-data` under the name `file`.
   * @default `fetch` when the host replaces it, otherwise an `XMLHttpRequest` with progress
   */
  readonly upload?: (request: UploadRequest) => Promise<Response>
  /** The current token; `undefined` when signed out. */
  readonly getToken: () => string | undefined
  /** Called on a 401 with the refused token; section 5 of the design defines the order. `fail` rethrows the error. `isWrite`: a person waits for it. */
  readonly onUnauthorized: (refusedToken: string | undefined, isWrite: boolean) => Promise<UnauthorizedAnswer>
  /** The session belongs to a host: downloads use a ticket instead of its token, and a 401 has the code `access-ended`. @default false */
  readonly isHosted?: boolean
  /** Whether the host has ever supplied a token; before that, a 401 has the code `access-missing`. @default it has */
  readonly hasBegun?: () => boolean
  readonly getLocale: () => Locale
  /** Awaited before each request, because the host may not have supplied its token yet. */
  readonly whenReady?: () => Promise<void>
  /** Called for failures that the user did not cause: no answer, a server error, an unreadable answer. */
  readonly onFailure?: (error: unknown) => void
}
