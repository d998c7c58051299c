import { siteVisitMessages } from '../messages.js'
import type { SiteVisit } from '../schema.js'

// The report is in Portuguese whatever the screen's language.
const { fields } = siteVisitMessages['pt-BR']

interface Signer {
  readonly title: string
  readonly name: string | null | undefined
  /** File of the signature; absent while the line is empty. */
  readonly fileId?: number
}

type Visit = Pick<SiteVisit, 'signatures' | 'inspector' | 'companionName' | 'homologator'>

/** The signature lines: everybody who signed, with the signed name, and those still missing. */
export function signersOf({ signatures, inspector, companionName, homologator }: Visit): readonly Signer[] {
  const signed = (role: string, title: string): readonly Signer[] =>
    signatures.filter((signature) => signature.role === role).map(({ name, fileId }) => ({ title, name, fileId }))
  const expected = (given: readonly Signer[], signer: Signer) => (given.length > 0 ? given : [signer])
  return [
    ...expected(signed('responsavel', fields.inspector), { title: fields.inspector, name: inspector.label }),
    ...signed('equipe', fields.team),
    ...expected(signed('acompanhante', fields.companionName), { title: fields.companionName, name: companionName }),
    { title: 'Autoridade que homologa', name: homologator?.label },
  ]
}
