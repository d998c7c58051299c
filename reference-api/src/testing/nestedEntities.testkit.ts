import { type ContractEntry, contracts, defineContract, type Stored } from '@esporte-parana/sdk/contracts'
import {
  activeStatus,
  ids,
  link,
  money,
  nestedLink,
  optional,
  optionalId,
  optionalText,
  requiredId,
  requiredText,
  type RowId,
  rowsOf,
  storedRows,
  storedShape,
} from '@esporte-parana/sdk/schema'
import { z } from 'zod'
import { runScript } from '../database/migrate.js'
import { rowColumns, storedColumns } from '../database/storedColumns.js'
import { defineEntity } from '../records/plan/defineEntity.js'
import type { TestEntities } from './testServer.js'

interface Named {
  readonly name: string
}
interface LeagueDraft extends Named {
  readonly rounds: readonly (Named & RowId)[]
}
interface League extends Stored, LeagueDraft {}

const round = z.object({ name: requiredText(1, 80) })
const leagueDraft = z.object({ name: requiredText(1, 80), rounds: rowsOf(round, 9) })
const leagueContract = defineContract<League, LeagueDraft>({
  name: 'league',
  path: '/ligas',
  search: ['name'],
  filters: ['status'],
  sortable: ['name'],
  schema: () =>
    Promise.resolve({
      draft: leagueDraft,
      entity: leagueDraft.extend({ ...storedShape, status: activeStatus, rounds: storedRows(round) }),
    } as never),
})

export interface TeamDraft extends Named {
  readonly leagueId: number
  readonly secret: string | null
  readonly rivalId: number | null
  /** A round of its league. */
  readonly roundId: number | null
  /** In BRL. */
  readonly budget: string | null
}
interface Team extends Stored, TeamDraft {}

const teamDraft = z.object({
  leagueId: requiredId,
  name: requiredText(1, 80),
  secret: optionalText(20),
  rivalId: optionalId,
  roundId: optionalId,
  budget: optional(money()),
})
const statuses = ['ativo', 'inativo', 'extinto'] as const
/** A contract with every call that an entity may have. */
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
  aggregates: { budget: 'sum' },
  unique: [{ fields: ['name'] }],
  isReassignable: true,
  schema: () =>
    Promise.resolve({
      draft: teamDraft,
      entity: teamDraft.extend({ ...storedShape, status: z.enum(statuses), league: link, rival: nestedLink.nullable() }),
    } as never),
})

interface MatchDraft extends Named {
  readonly teamId: number
  readonly guestIds: readonly number[]
  readonly goals: readonly ({ readonly teamId: number } & RowId)[]
}
interface Match extends Stored, MatchDraft {}

const goal = z.object({ teamId: requiredId })
const matchDraft = z.object({ name: requiredText(1, 80), teamId: requiredId, guestIds: ids(9), goals: rowsOf(goal, 99) })
const matchContract = defineContract<Match, MatchDraft>({
  name: 'match',
  path: '/partidas',
  search: ['name'],
  filters: [],
  sortable: ['name'],
  schema: () =>
    Promise.resolve({
      draft: matchDraft,
      entity: matchDraft.extend({
        ...storedShape,
        status: activeStatus,
        team: nestedLink,
        guests: z.array(nestedLink),
        goals: storedRows(goal.extend({ team: nestedLink })),
      }),
    } as never),
})

const league = defineEntity(leagueContract, {
  table: 'league',
  label: ({ name }) => name,
  children: { rounds: { table: 'league_round' } },
})
const team = defineEntity(teamContract, {
  table: 'team',
  label: ({ name }) => name,
  links: { league: { table: 'league' }, rival: { table: 'team' } },
  unique: { team_name_unique: 'name' },
})
const match = defineEntity(matchContract, {
  table: 'match',
  label: ({ name }) => name,
  links: { team: { table: 'team' } },
  joins: { guestIds: { table: 'match_guest', column: 'team_id', links: 'guests' } },
  children: { goals: { table: 'match_goal', links: { team: { table: 'team' } } } },
})

const text = {
  singular: 'Equipe',
  plural: 'Equipes',
  create: 'Nova equipe',
  fields: {
    leagueId: 'Liga',
    league: 'Liga',
    name: 'Nome',
    secret: 'Segredo',
    rivalId: 'Rival',
    rival: 'Rival',
    roundId: 'Rodada',
    budget: 'Orçamento',
  },
  options: {},
  sections: {},
}
const entry: ContractEntry = { contract: teamContract, messages: { 'pt-BR': text, 'en-US': text, 'es-ES': text } }

/**
 * Registers the test entity's headings for files, as the list of contracts does for real entities.
 * @returns a function that removes them
 */
export function addHeadings(): () => void {
  const known = contracts as ContractEntry[]
  known.push(entry)
  return () => known.splice(known.indexOf(entry), 1)
}

/** Leagues, their nested teams, and matches that refer to teams by a field, a list and rows. */
export const nestedEntities: TestEntities = {
  list: [league, team, match],
  prepare: (database) =>
    database.transaction().execute((transaction) =>
      runScript(
        transaction,
        `create table league (${storedColumns}, status text not null default 'ativo', name text not null);
        create table league_round (${rowColumns('league')}, name text not null);
        create table team (${storedColumns}, status text not null default 'ativo', league_id integer not null references league,
          name text collate "und-x-icu" not null, secret text, rival_id integer references team, round_id integer references league_round, budget numeric(14, 2));
        create unique index team_name_unique on team (league_id, lower(name)) where deleted_at is null;
        create table match (${storedColumns}, status text not null default 'ativo', name text not null, team_id integer not null references team);
        create table match_guest (owner_id integer not null references match on delete cascade, position integer not null,
          team_id integer not null references team, primary key (owner_id, team_id));
        create table match_goal (${rowColumns('match')}, team_id integer not null references team);`,
      ),
    ),
}
