import { minorDraft } from './drafts.js'

/** A minor with every field filled in, and a registered guardian. */
export const fullPerson = (guardianId: number) =>
  minorDraft(
    { personId: guardianId, document: 'Termo 12/2024' },
    {
      socialName: 'Nome Social',
      email: 'pessoa@esporte.pr.gov.br',
      phone: '41999990000',
      phone2: '4133334444',
      motherName: 'Mãe de Testes',
      fatherName: 'Pai de Testes',
      birthStateId: 41,
      birthCityId: 4106902,
      countryId: 76,
      rg: { number: '123456', issuer: 'SESP', state: 'PR' },
      pcd: { has: true, types: ['fisica', 'visual'] },
      emergencyContact: { name: 'Avó', relation: 'Avó', phone: '41988887777' },
      bankAccounts: [
        {
          bankCode: '001',
          agency: '1234',
          account: '56789',
          accountDigit: '0',
          accountType: 'corrente',
          pixKeyType: 'email',
          pixKey: 'a@b.br',
          isMain: true,
        },
      ],
      functions: [{ functionId: 1, departmentId: 1, start: '2024-01-01', end: '2024-12-31', hours: 20, registration: '77' }],
      lgpd: { legalBasis: 'consentimento', consentAt: '2024-01-01', imageUse: true },
      notes: 'Observação',
    },
  )
