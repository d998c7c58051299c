import { siteVisitMessages } from '../resources/inspections/site-visit/messages.js'
import type { SiteVisitFilter, SiteVisitNames } from '../resources/inspections/site-visit/contract.js'
import type { SiteVisit, SiteVisitDraft } from '../resources/inspections/site-visit/schema.js'
import type { ResourceMessages, RuleOf } from './messages.js'

// What a contract names has a text in each of the three languages, or the messages do not compile.
type Messages = ResourceMessages<SiteVisit, SiteVisitDraft, SiteVisitFilter, SiteVisitNames>
const texts: Messages = siteVisitMessages

const portuguese = texts['pt-BR']
const { agendada: _status, ...statuses } = portuguese.options.status
const { homologate: _transition, ...transitions } = portuguese.transitions
const { overdue: _figure, ...figures } = portuguese.figures
const { toMake: _duty, ...duties } = portuguese.duties
const { cancelada: _final, ...finalStatuses } = portuguese.finalStatuses
const english = texts['en-US']
const spanish = texts['es-ES']

// @ts-expect-error a status without a label in Portuguese
;({ ...texts, 'pt-BR': { ...portuguese, options: { ...portuguese.options, status: statuses } } }) satisfies Messages
// @ts-expect-error in English
;({ ...texts, 'en-US': { ...english, options: { ...english.options, status: statuses } } }) satisfies Messages
// @ts-expect-error in Spanish
;({ ...texts, 'es-ES': { ...spanish, options: { ...spanish.options, status: statuses } } }) satisfies Messages
// @ts-expect-error a transition without its command in Portuguese
;({ ...texts, 'pt-BR': { ...portuguese, transitions } }) satisfies Messages
// @ts-expect-error in English
;({ ...texts, 'en-US': { ...english, transitions } }) satisfies Messages
// @ts-expect-error in Spanish
;({ ...texts, 'es-ES': { ...spanish, transitions } }) satisfies Messages
// @ts-expect-error a figure without a label in Portuguese
;({ ...texts, 'pt-BR': { ...portuguese, figures } }) satisfies Messages
// @ts-expect-error in English
;({ ...texts, 'en-US': { ...english, figures } }) satisfies Messages
// @ts-expect-error in Spanish
;({ ...texts, 'es-ES': { ...spanish, figures } }) satisfies Messages
// @ts-expect-error a duty without a sentence
;({ ...texts, 'pt-BR': { ...portuguese, duties } }) satisfies Messages
// @ts-expect-error a final status that does not say why the record is read-only
;({ ...texts, 'pt-BR': { ...portuguese, finalStatuses } }) satisfies Messages

// A rule is known by its texts: nobody can report one that some reader could not read.
const some = { missing: '', over: '' }
const all = { 'pt-BR': { rules: some }, 'en-US': { rules: some }, 'es-ES': { rules: some } }
const fewer = { rules: { over: '' } }
const report = <Messages>(_messages: Messages, code: RuleOf<'visit', Messages>) => code
report(all, 'visit.missing')
// @ts-expect-error a rule without a text in Portuguese
report({ ...all, 'pt-BR': fewer }, 'visit.missing')
// @ts-expect-error in English
report({ ...all, 'en-US': fewer }, 'visit.missing')
// @ts-expect-error in Spanish
report({ ...all, 'es-ES': fewer }, 'visit.missing')
