import { attachmentFieldset } from '../../../blocks/attachment/fieldset.js'
import { modalityGroups } from '../../../blocks/modalities/modalities.js'
import { partyLooks } from '../../../blocks/party/looks.js'
import { withLooks } from '../../../core/control.js'
import { today } from '../../../core/calendar.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { regionalOffices, regionContract } from '../../service-memos/region/contract.js'
import { organizationContract } from './contract.js'
import { organizationFields } from './fields.js'
import { organizationMessages } from './messages.js'
import { dirigenteFieldset, registrationsFieldset, servesFieldset } from './parts/fieldsets.js'
import { documentNames } from './parts/names/messages.js'
import { naturesOf } from './parts/types.js'
import { organizationLacks, representativeOn } from './shared.js'

const documentFieldset = attachmentFieldset({ categories: documentNames, hasValidity: true })

export const organization = defineResource(organizationContract, {
  messages: organizationMessages,
  title: 'companyName',
  columns: [
    'cnpj',
    { key: 'companyName', render: (name, { acronym }) => (acronym ? `${name} (${acronym})` : name) },
    minor('type', 4),
    { ...minor('city', 2), width: 8.5 },
    minor('region', 5),
    minor('representative', 3),
    { ...minor('documentsValidUntil', 1), width: 12.25 },
    'status',
  ],
  fields: withLooks(organizationFields, {
    acronym: 4,
    companyName: 8,
    tradeName: 4,
    legalNature: 5,
    publicUtility: 4,
    registrations: { fieldset: registrationsFieldset },
    ...partyLooks(personContract),
    dirigentes: { fieldset: dirigenteFieldset, validityKey: 'mandateEnd' },
    documents: { fieldset: documentFieldset },
    modalities: { groups: modalityGroups },
    serves: { fieldset: servesFieldset },
  }),
  sections: [
    {
      title: 'identification',
      fields: ['type', 'cnpj', 'acronym', 'companyName', 'tradeName', 'legalNature', 'foundedAt', 'publicUtility'],
      slot: () => import('./screens/EndedSlot.js'),
    },
    { title: 'address', fields: ['address'], facts: { region: kind.reference(regionContract) } },
    { title: 'contact', fields: ['email', 'phone', 'phone2', 'website', 'social', 'contacts'] },
    { title: 'leadership', fields: ['dirigentes'] },
    { title: 'documents', fields: ['documents'], slot: () => import('./screens/OddSlot.js') },
    { title: 'work', fields: ['purposes', 'modalities', 'serves', 'registrations', 'notes'] },
    { title: 'bankAccounts', fields: ['bankAccounts'] },
  ],
  filters: {
    regionId: kind.reference(regionContract, { filter: regionalOffices }),
    cityId: kind.location({ level: 'cidades' }),
    hasExpiredDocument: kind.toggle(),
    mandateEnd: kind.date(),
  },
  decide: {
    status: 'em-analise',
    approve: 'approve',
    giveBack: 'giveBack',
    isAsked: true,
    lacks: (record) => organizationLacks(record, today()),
    facts: () => import('./screens/OddSlot.js'),
  },
  onChange: (key, { type, legalNature }) => {
    const [usual] = naturesOf(type)
    return key === 'type' && usual && !naturesOf(type).includes(legalNature) ? { legalNature: usual } : {}
  },
  // Somebody is entered, and nobody represents it now.
  warnings: ({ dirigentes }): { dirigentes?: string } =>
    dirigentes.length > 0 && representativeOn(today(), dirigentes) < 0 ? { dirigentes: 'noCurrentLegalRep' } : {},
})
