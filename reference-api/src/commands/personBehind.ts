import { toFieldIssues } from '@esporte-parana/sdk/contracts'
import { formatCpf, isCpf } from '@esporte-parana/sdk/validators'
import { sql } from 'kysely'
import { type DatabaseTransaction, firstRow } from '../database/database.js'
import { person } from '../entities/person/entity.js'
import { planEntities } from '../entities/entities.js'
import { issueText } from '../http/problemTexts.js'
import { storeRows } from '../imports/writeRows.js'
import { databaseTime } from '../nightly/runNightly.js'
import { draftOf } from '../records/history/changes.js'
import { reserveIds } from '../records/write/writeChildren.js'
import { StartProblem } from '../core/startProblem.js'
import { today } from '../core/today.js'

interface Given {
  readonly cpf?: string
  /** `YYYY-MM-DD` or `DD/MM/YYYY` */
  readonly born?: string
  readonly gender?: string
  readonly name: string
  readonly email: string
}

const genders: Readonly<Record<string, string | undefined>> = {
  f: 'feminino',
  feminino: 'feminino',
  m: 'masculino',
  masculino: 'masculino',
}

const howToWrite = {
  '--born': 'Write it like --born=31/12/1990.',
  '--gender': 'Write --gender=feminino or --gender=masculino.',
}

/** What registers a person. */
export const bornAndGender = '--born=<DD/MM/YYYY> and --gender=feminino or --gender=masculino'

/** The option that a field of the person was given with. */
const optionOf: Readonly<Record<string, keyof typeof howToWrite | undefined>> = { birthDate: '--born', gender: '--gender' }

/**
 * The registered person with this CPF, or a new one with the birth date and gender that are given.
 * @returns undefined without a CPF
 * @throws StartProblem saying what is wrong or missing
 */
export async function personBehind(
  transaction: DatabaseTransaction,
  given: Given,
): Promise<{ readonly id: number; readonly told: string } | undefined> {
  const { cpf, born, gender } = given
  if (cpf === undefined) {
    if (born !== undefined || gender !== undefined) throw new StartProblem('--born and --gender are for a new person: add --cpf=<CPF>.')
    return undefined
  }
  if (!isCpf(cpf)) throw new StartProblem(`"${cpf}" is no CPF. Write its 11 digits, with or without signs.`)
  const digits = cpf.replaceAll(/\D/g, '')
  const known = await firstRow<{ id: number; label: string; status: string }>(
    transaction,
    sql`select id, label, status from person where cpf = ${digits} and deleted_at is null`,
  )
  if (known && known.status !== 'ativo') throw new StartProblem(`${known.label} (CPF ${formatCpf(digits)}) is not an active person.`)
  if (known) return { id: known.id, told: known.label }
  if (born === undefined || gender === undefined)
    throw new StartProblem(`Nobody with the CPF ${formatCpf(digits)} is registered. To register ${given.name}, add ${bornAndGender}.`)
  const day = isoDay(born)
  if (day === undefined) throw new StartProblem(`--born: "${born}" is no date with its year. ${howToWrite['--born']}`)
  const gendered = genders[gender.toLowerCase()]
  if (gendered === undefined) throw new StartProblem(`--gender: "${gender}" is not known. ${howToWrite['--gender']}`)
  return register(transaction, { ...given, cpf: digits, born: day, gender: gendered })
}

/**
 * Registers the person with what a command can ask for. Address and phone are missing: the screen asks for them with the next change.
 * @throws StartProblem naming each wrong value
 */
async function register(transaction: DatabaseTransaction, { name, email, cpf, born, gender }: Given) {
  const { plans, catalogue } = await planEntities(transaction)
  const plan = plans.find(({ entity }) => entity === person)
  if (!plan) throw new Error('there is no entity of people')
  const given = {
    documentType: 'cpf',
    cpf,
    name,
    email,
    birthDate: born,
    gender,
    nationality: 'brasileiro',
    legalCapacity: 'adulto',
    lgpd: { legalBasis: 'politica-publica', consentAt: null, imageUse: false },
    status: 'ativo',
  }
  const issues = toFieldIssues(plan.draft.safeParse(given).error?.issues ?? []).filter(({ code }) => code !== 'required')
  const said = issues.map((issue) => {
    const option = optionOf[issue.path]
    const words = `${option ?? issue.path}: ${issueText('en-US', issue)}.`
    return option === undefined ? words : `${words} ${howToWrite[option]}`
  })
  if (said.length > 0) throw new StartProblem(`${name} cannot be registered. ${said.join(' ')}`)
  const now = await databaseTime(transaction)
  const actor = () => Promise.resolve({ userId: 0, roles: [] })
  const writer = { userId: null, at: now.toISOString() }
  const ids = await reserveIds(transaction, plan.entity.table, 1)
  const drafts = [{ row: 0, draft: { ...draftOf(plan, given), status: given.status } }]
  await storeRows(
    { transaction, plan, plans, catalogue, writer, actor, mayRead: () => true, today: today(now) },
    { drafts, ids, source: 'create-user' },
  )
  return { id: ids[0] ?? 0, told: `${name}, now registered without address and phone,` }
}

function isoDay(text = ''): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (year !== undefined) return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
}
