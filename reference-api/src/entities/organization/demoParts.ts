import type { OrganizationDraft } from '@esporte-parana/sdk/contracts'

type Role = OrganizationDraft['dirigentes'][number]['role']

interface Officer {
  readonly id: number
}

/** Every twentieth organization has all that others leave empty. */
export const isDetailed = (id: number): boolean => id % 20 === 7

/** Adds an account, registrations and two officers `beside` the representative. Draws nothing, so that all others stay as they are. */
export function detailed(id: number, draft: OrganizationDraft, beside: readonly Officer[]): OrganizationDraft {
  const [representative] = draft.dirigentes
  if (!isDetailed(id) || !representative) return draft
  const number = String(id).padStart(6, '0')
  const roles: readonly Role[] = draft.type === 'municipio' ? ['secretario-municipal', 'tesoureiro'] : ['vice-presidente', 'tesoureiro']
  const officers = beside.flatMap((person, place) => {
    const role = roles[place]
    return role ? [{ ...representative, personId: person.id, role, isLegalRep: false }] : []
  })
  return {
    ...draft,
    bankAccounts: [account(number, draft.cnpj)],
    registrations: {
      crefPj: `${number}-PJ/PR`,
      sitTce: number,
      cmdca: `CMDCA ${id}`,
      cmas: draft.type === 'empresa' ? null : `CMAS ${id}`,
    },
    dirigentes: [representative, ...officers],
  }
}

/** The same with the minutes of the election, a stored file, at the mandate of the representative. */
export function withMinutes(draft: OrganizationDraft, fileId: number | undefined): OrganizationDraft {
  const [representative, ...officers] = draft.dirigentes
  return fileId === undefined || !representative ? draft : { ...draft, dirigentes: [{ ...representative, ata: [{ fileId }] }, ...officers] }
}

function account(number: string, cnpj: string): OrganizationDraft['bankAccounts'][number] {
  return {
    bankCode: '001',
    agency: number.slice(2),
    agencyDigit: null,
    account: number,
    accountDigit: '0',
    accountType: 'corrente',
    holderName: null,
    holderDocument: null,
    holderJustification: null,
    pixKeyType: 'cnpj',
    pixKey: cnpj,
    isMain: true,
  }
}
