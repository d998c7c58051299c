/** The areas that powers are listed for, as they stand in the paths of their lists. */
export const areas = [
  'pessoas',
  'administrativo',
  'fiscalizacoes',
  'solicitacoes-servico',
  'competicoes',
  'escola',
  'esporte-queremos',
] as const
/** One of `areas`. */
export type Area = (typeof areas)[number]

/** What a person may do beyond writing: steps of a workflow, whole numbers of documents, and files with many records. */
export const acts = ['decidir', 'empenhar', 'receber', 'homologar', 'precos', 'revelar', 'exportar'] as const
/** One of `acts`. */
export type Act = (typeof acts)[number]

/** What an office lists for a person; whoever has no list may do everything (specification, section 6). */
export interface Powers {
  readonly reads: readonly Area[]
  /** Whoever writes in an area reads it too. */
  readonly writes: readonly Area[]
  readonly acts: readonly Act[]
  /** Amount in reais up to which a decision holds, `5000.00`; `null` for any. */
  readonly decidesUpTo: string | null
}

/** Powers of a person or a token; missing where nothing is listed. */
export type ListedPowers = Powers | null | undefined

/** The area of a list's path, the innermost: `fiscalizacoes` of `/administrativo/fiscalizacoes/vistorias`. Lists of your own have none. */
export function areaOf(path: string): Area | undefined {
  const steps = path.split('/')
  return areas.findLast((area) => steps.includes(area))
}

/** Whether the records of a list may be read. Without an area nothing is limited. */
export const mayRead = (powers: ListedPowers, path: string): boolean =>
  isListed(powers && [...powers.reads, ...powers.writes], areaOf(path))

/** Whether a page may be opened: the page of an area also for what is inside it. */
export const maySee = (powers: ListedPowers, path: string): boolean =>
  mayRead(powers, path) ||
  areas.some((area) => inside[area] === areaOf(path) && path.endsWith(`/${inside[area]}`) && mayRead(powers, `/${area}`))

/** Areas whose pages stand inside another. */
const inside: Readonly<Partial<Record<Area, Area>>> = { fiscalizacoes: 'administrativo', 'solicitacoes-servico': 'administrativo' }

/** Whether the records of a list may be changed. */
export const mayWrite = (powers: ListedPowers, path: string): boolean => isListed(powers?.writes, areaOf(path))

/** Whether the act is allowed. */
export const mayAct = (powers: ListedPowers, act: Act): boolean => isListed(powers?.acts, act)

const isListed = <T>(listed: readonly T[] | null | undefined, one: T | undefined): boolean =>
  !listed || one === undefined || listed.includes(one)

/** Whether everything may be read: all areas, and whole document numbers. */
export const mayReadAll = (powers: ListedPowers): boolean => areas.every((area) => mayRead(powers, `/${area}`)) && mayAct(powers, 'revelar')

/** Whether a decision about this amount, a decimal string, is within a person's limit; an amount that is missing is none. */
export const mayDecide = (powers: ListedPowers, amount: unknown): boolean =>
  powers?.decidesUpTo == null || Number(amount ?? 0) <= Number(powers.decidesUpTo)

/** Whoever reads a record. */
export interface Reader {
  /** Whether they may change records of the kind. */
  readonly canWrite: boolean
  readonly powers?: ListedPowers
}

/** Whether a reader may take a step: where powers are listed, its own power is enough, and needed; a step without one is writing. */
export const mayStep = ({ power }: { readonly power?: Act | undefined }, { canWrite, powers }: Reader): boolean =>
  powers && power !== undefined ? mayAct(powers, power) : canWrite
