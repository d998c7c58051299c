import { entities } from '../entities/entities.js'

type MakeDraft = () => Record<string, unknown>
const kits = import.meta.glob<{ readonly draft: MakeDraft }>('../entities/*/draft.testkit.ts', { eager: true })

/** Drafts for each list, by its path; an entity's draft is the `draft.testkit.ts` of its folder. */
export const entityDrafts: Readonly<Record<string, MakeDraft>> = Object.fromEntries(
  entities.map(({ contract: { name, path } }) => {
    const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const kit = kits[`../entities/${folder}/draft.testkit.ts`]
    if (!kit)
      throw new Error(`entities/${folder}: draft.testkit.ts is missing. Export a function "draft" that makes a draft for the tests.`)
    return [path, kit.draft]
  }),
)
