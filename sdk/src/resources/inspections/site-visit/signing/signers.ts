import type { signerRoles } from '../codes.js'
import type { SiteVisitDraft } from '../fields.js'
import type { SiteVisit } from '../schema.js'

export type Role = (typeof signerRoles)[number]

/** Who signs in each role; empty while nobody is known. */
export type SignerNames = Readonly<Record<Role, string>>

type Signature = SiteVisitDraft['signatures'][number]
type Signatures = readonly Signature[]

export const isSigned = ({ fileId }: Pick<Signature, 'fileId'>): boolean => fileId !== null

/** Both sides of a visit, in the order in which they sign. */
export const sides = ['responsavel', 'acompanhante'] as const

export function signerNames({ inspector, team, companionName }: Pick<SiteVisit, 'inspector' | 'team' | 'companionName'>): SignerNames {
  return { responsavel: inspector.label, equipe: team[0]?.label ?? '', acompanhante: companionName ?? '' }
}

/** The sides whose signature is not there yet. */
export function missingSides(signatures: Signatures): readonly Role[] {
  return sides.filter((side) => !signatures.some((signature) => signature.role === side && isSigned(signature)))
}

/** A newly chosen role brings the name of its signer, in place of nothing or of the name of the role before. */
export function nameSigners(signatures: Signatures, before: Signatures, names: SignerNames): Signatures {
  return signatures.map((row, index) => {
    const former = before[index]?.role
    if (!row.role || former === row.role) return row
    const isTyped = row.name !== '' && row.name !== (former && names[former])
    return isTyped ? row : { ...row, name: names[row.role] }
  })
}
