import { useApi } from '../../../../data/DataProvider.js'
import { RevealCpf } from '../../../../list/table/RevealCpf.js'
import { personContract } from '../contract.js'
import type { Person } from '../schema.js'

interface PersonDocumentProps {
  readonly record: Person
}

/** The document in a list: a masked CPF with a button to show it. The server records each time somebody asks. */
export function PersonDocument({ record: { id, document, documentType, name, socialName } }: PersonDocumentProps) {
  const api = useApi()
  if (documentType !== 'cpf') return document
  const reveal = async () => (await api.reveal(personContract, id, 'cpf')).data.value ?? ''
  return <RevealCpf of={id} value={document} name={socialName ?? name} reveal={reveal} />
}
