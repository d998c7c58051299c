export { draft as canteenDraft } from '../entities/canteen/draft.testkit.js'
export { draft as classLevelDraft } from '../entities/class-level/draft.testkit.js'
export { draft as departmentDraft } from '../entities/department/draft.testkit.js'
export { draft as eventDraft } from '../entities/event/draft.testkit.js'
export { draft as functionDraft } from '../entities/function/draft.testkit.js'
export { draft as lotDraft } from '../entities/lot/draft.testkit.js'
export { draft as materialDraft } from '../entities/material/draft.testkit.js'
export { draft as materialClassDraft } from '../entities/material-class/draft.testkit.js'
export { draft as materialGroupDraft } from '../entities/material-group/draft.testkit.js'
export { draft as organizationDraft } from '../entities/organization/draft.testkit.js'
export { draft as personDraft, minorDraft, newCpf } from '../entities/person/draft.testkit.js'
export { draft as questionnaireDraft, question } from '../entities/questionnaire/draft.testkit.js'
export { draft as regionDraft } from '../entities/region/draft.testkit.js'
export { draft as serviceRequestDraft } from '../entities/service-request/draft.testkit.js'
export { draft as siteVisitDraft } from '../entities/site-visit/draft.testkit.js'
export { draft as supplierDraft, newCnpj } from '../entities/supplier/draft.testkit.js'
export { draft as tenderDraft } from '../entities/tender/draft.testkit.js'

export const classLevels = '/escola/niveis-turma'
export const departments = '/administrativo/departamentos'
export const functions = '/administrativo/funcoes'
export const events = '/competicoes/eventos'
export const organizations = '/esporte-queremos/organizacoes'
export const people = '/pessoas'
const gms = '/administrativo/solicitacoes-servico/gms'
export const materialGroups = `${gms}/grupos`
export const materialClasses = `${gms}/classes`
export const materials = `${gms}/material-servico`
export const questionnaires = '/administrativo/fiscalizacoes/questionarios'
export const regions = '/administrativo/solicitacoes-servico/regioes'
export const serviceRequests = '/administrativo/solicitacoes-servico/solicitacoes'
export const siteVisits = '/administrativo/fiscalizacoes/vistorias'
export const suppliers = '/administrativo/solicitacoes-servico/fornecedores'
export const tenders = '/administrativo/solicitacoes-servico/licitacoes'

/** The canteens of an event. */
export const canteensOf = (eventId: number) => `/competicoes/evento/${eventId}/refeitorios`

/** The lots of a tender. */
export const lotsOf = (tenderId: number) => `${tenders}/${tenderId}/lotes`

export const match = (version: number) => ({ 'If-Match': `"${version}"` })
