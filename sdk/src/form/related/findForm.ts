import { type AnyContract, contractPath } from '../../core/contract.js'
import type { AnyResource } from '../../core/resource.js'
import type { RecordScreen, Route } from '../../core/route.js'
import type { PathParams } from '../../api/client.js'

/** The form of the records that a field refers to. */
export interface FoundForm {
  /** Address of a record, up to its id. */
  readonly recordsAt: (params: PathParams | undefined) => string
  readonly load: () => Promise<AnyResource>
}

/** The product's page for the records, or a list that edits them; undefined without either. */
export function findForm(routes: readonly Route[], contract: AnyContract): FoundForm | undefined {
  const { path } = contract
  const page = routes.find((route) => route.path === `${path}/{id}`)
  const { screen } = page ?? routes.find((route) => route.path === path) ?? {}
  if (!screen) return undefined
  return {
    recordsAt: (params) => contractPath(contract, params) + (page ? '/' : '?editar='),
    load: async () => {
      const { resource } = (await screen()).Screen as Partial<RecordScreen>
      if (!resource)
        throw new TypeError(`${contract.name}: its page is not made by formScreen or listScreen, so no field can open its records.`)
      return resource
    },
  }
}
