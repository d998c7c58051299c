import { attachmentFieldset } from '../../../blocks/attachment/fieldset.js'
import { partyControls } from '../../../blocks/party/controls.js'
import { today } from '../../../core/calendar.js'
import { defineResource, minor } from '../../../core/resource.js'
import { choice } from '../../../kinds/choice/choice.js'
import { choices } from '../../../kinds/choice/choices.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { cnpj } from '../../../kinds/code/cnpj.js'
import { location } from '../../../kinds/link/location.js'
import { reference } from '../../../kinds/link/reference.js'
import { group } from '../../../kinds/part/group.js'
import { files, rows } from '../../../kinds/part/rows.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
import { personContract } from '../../people/person/contract.js'
import { regionalOffices, regionContract } from '../../service-memos/region/contract.js'
import { organizationContract } from './contract.js'
import { organizationMessages } from './messages.js'
import { dirigenteFieldset, registrationsFieldset, servesFieldset } from './parts/fieldsets.js'
import { isRepresentedOn } from './parts/mandates.js'
import { documentNames } from './parts/names/messages.js'
import { naturesOf } from './parts/types.js'
import { organizationLacks } from './shared.js'

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
    { ...minor('documentsValidUntil', 1), width: 11.5 },
    { key: 'status', width: 14 },
  ],
  fields: {
    type: choice({ required: true, span: 4 }),
    cnpj: cnpj({ required: true, span: 4 }),
    acronym: text({ maxLength: 20, span: 4 }),
    companyName: text({ required: true, maxLength: 150, span: 8 }),
    tradeName: text({ maxLength: 150, span: 4 }),
    legalNature: choice({ required: true, span: 5 }),
    foundedAt: date({ isPast: true, span: 3 }),
    publicUtility: choices({ span: 4 }),
    purposes: multiline({ maxLength: 1000 }),
    registrations: group(registrationsFieldset),
    ...partyControls(personContract),
    social: text({ maxLength: 150, span: 6 }),
    dirigentes: rows(dirigenteFieldset, { required: true, max: 40, validityKey: 'mandateEnd' }),
    documents: files(documentFieldset, { max: 40 }),
    modalities: choices(),
    serves: group(servesFieldset),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    {
      title: 'identification',
      fields: ['type', 'cnpj', 'acronym', 'companyName', 'tradeName', 'legalNature', 'foundedAt', 'publicUtility'],
    },
    { title: 'address', fields: ['address'] },
    { title: 'contact', fields: ['email', 'phone', 'phone2', 'website', 'social', 'contacts'] },
    { title: 'leadership', fields: ['dirigentes'] },
    { title: 'documents', fields: ['documents'] },
    { title: 'work', fields: ['purposes', 'modalities', 'serves', 'registrations', 'notes'] },
    { title: 'bankAccounts', fields: ['bankAccounts'] },
  ],
  filters: {
    regionId: reference(regionContract, { filter: regionalOffices }),
    cityId: location({ level: 'cidades' }),
    hasExpiredDocument: toggle(),
    mandateEnd: date(),
  },
  decide: { status: 'em-analise', approve: 'approve', giveBack: 'giveBack', lacks: (record) => organizationLacks(record, today()) },
  onChange: (key, { type, legalNature }) => {
    const [usual] = naturesOf(type)
    return key === 'type' && usual && !naturesOf(type).includes(legalNature) ? { legalNature: usual } : {}
  },
  // Somebody is entered, and nobody represents it now.
  warnings: ({ dirigentes }): { dirigentes?: string } =>
    dirigentes.length === 0 || isRepresentedOn(today(), dirigentes) ? {} : { dirigentes: 'noCurrentLegalRep' },
})
