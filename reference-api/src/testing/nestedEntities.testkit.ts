import { type ContractEntry, contracts, defineContract, type Stored } from '@esporte-parana/sdk/contracts'
import { activeStatus, link, nestedLink, optionalText, requiredId, requiredText, storedShape } from '@esporte-parana/sdk/schema'
import { z } from 'zod'
import { runScript } from '../database/migrate.js'
import { storedColumns } from '../database/storedColumns.js'
import { defineEntity } from '../records/plan/defineEntity.js'
import type { TestEntities } from './testServer.js'

interface Named {
  readonly name: string
}
interface League extends Stored, Named {}

const leagueDraft = z.object({ name: requiredText(1, 80) })
const leagueContract = defineContract<League, Named>({
  name: 'league',
  path: '/ligas',
  search: ['name'],
  filters: ['status'],
  sortable: ['name'],
  schema: () => Promise.resolve({ draft: leagueDraft, entity: leagueDraft.extend({ ...storedShape, status: activeStatus }) } as never),
})

export interface TeamDraft extends Named {
  readonly leagueId: number
  readonly secret: string | null
}
interface Team extends Stored, TeamDraft {}

const teamDraft = z.object({ leagueId: requiredId, name: requiredText(1, 80), secret: optionalText(20) })
const statuses = ['ativo', 'inativo', 'extinto'] as const
/** A contract with every call that an entity can have. */
export const teamContract = defineContract<Team, TeamDraft>({
  name: 'team',
  path: '/ligas/{ligaId}/equipes',
  parent: { param: 'ligaId', key: 'leagueId', entity: 'league' },
  search: ['name'],
  filters: ['status'],
  sortable: ['name'],
  statuses,
  transitions: [{ from: 'ativo', to: 'extinto' }],
  masked: ['secret'],
  unique: [{ fields: ['name'] }],
  isReassignable: true,
  schema: () =>
    Promise.resolve({ draft: teamDraft, entity: teamDraft.extend({ ...storedShape, status: z.enum(statuses), league: link }) } as never),
})

interface MatchDraft extends Named {
  readonly teamId: number
}
interface Match extends Stored, MatchDraft {}

const matchDraft = z.object({ name: requiredText(1, 80), teamId: requiredId })
const matchContract = defineContract<Match, MatchDraft>({
  name: 'match',
  path: '/partidas',
  search: ['name'],
  filters: [],
  sortable: ['name'],
  schema: () =>
    Promise.resolve({ draft: matchDraft, entity: matchDraft.extend({ ...storedShape, status: activeStatus, team: nestedLink }) } as never),
})

const league = defineEntity(leagueContract, { table: 'league', label: ({ name }) => name })
const team = defineEntity(teamContract, {
  table: 'team',
  label: ({ name }) => name,
  links: { league: { table: 'league' } },
  unique: { team_name_unique: 'name' },
})
const match = defineEntity(matchContract, { table: 'match', label: ({ name }) => name, links: { team: { table: 'team' } } })

const text = {
  singular: 'Equipe',
  plural: 'Equipes',
  create: 'Nova equipe',
  fields: { leagueId: 'Liga', league: 'Liga', name: 'Nome', secret: 'Segredo' },
  options: {},
  sections: {},
}
const entry: ContractEntry = { contract: teamContract, messages: { 'pt-BR': text, 'en-US': text, 'es-ES': text } }

/** Gives the test's entity headings for its files, as the list of contracts does for those that are built. @returns takes them back */
export function addHeadings(): () => void {
  const known = contracts as ContractEntry[]
  known.push(entry)
  return () => known.splice(known.indexOf(entry), 1)
}

/** Leagues, teams that stand under them, and matches that refer to a team from elsewhere. */
export const nestedEntities: TestEntities = {
  list: [league, team, match],
  prepare: (database) =>
    database.transaction().execute((transaction) =>
      runScript(
        transaction,
        `create table league (${storedColumns}, status text not null default 'ativo', name text not null);
        create table team (${storedColumns}, status text not null default 'ativo', league_id integer not null references league,
          name text collate "und-x-icu" not null, secret text);
        create unique index team_name_unique on team (league_id, lower(name)) where deleted_at is null;
        create table match (${storedColumns}, status text not null default 'ativo', name text not null, team_id integer not null references team);`,
      ),
    ),
}
