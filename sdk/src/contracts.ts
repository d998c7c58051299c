// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import type { ContractEntry } from './core/contractEntry.js'
import type { FieldIssue } from './core/issue.js'
import type { RuleOf } from './core/messages.js'
import type { CommonRule } from './locale/commonRule.js'
import { departmentContract } from './resources/administrative/department/contract.js'
import { departmentMessages } from './resources/administrative/department/messages.js'
import { functionContract } from './resources/administrative/function/contract.js'
import { functionMessages } from './resources/administrative/function/messages.js'
import { personContract } from './resources/people/person/contract.js'
import { personMessages } from './resources/people/person/messages.js'
import { regionContract } from './resources/service-memos/region/contract.js'
import { regionMessages } from './resources/service-memos/region/messages.js'
import { materialGroupContract } from './resources/service-memos/gms/material-group/contract.js'
import { materialGroupMessages } from './resources/service-memos/gms/material-group/messages.js'
import { materialClassContract } from './resources/service-memos/gms/material-class/contract.js'
import { materialClassMessages } from './resources/service-memos/gms/material-class/messages.js'
import { materialContract } from './resources/service-memos/gms/material/contract.js'
import { materialMessages } from './resources/service-memos/gms/material/messages.js'
import { supplierContract } from './resources/service-memos/supplier/contract.js'
import { supplierMessages } from './resources/service-memos/supplier/messages.js'
import { eventContract } from './resources/competitions/event/contract.js'
import { eventMessages } from './resources/competitions/event/messages.js'
import { classLevelContract } from './resources/school/class-level/contract.js'
import { classLevelMessages } from './resources/school/class-level/messages.js'
import { organizationContract } from './resources/sports-programme/organization/contract.js'
import { organizationMessages } from './resources/sports-programme/organization/messages.js'
import { questionnaireContract } from './resources/inspections/questionnaire/contract.js'
import { questionnaireMessages } from './resources/inspections/questionnaire/messages.js'
import { tenderContract } from './resources/service-memos/tender/contract.js'
import { tenderMessages } from './resources/service-memos/tender/messages.js'
import { lotContract } from './resources/service-memos/lot/contract.js'
import { lotMessages } from './resources/service-memos/lot/messages.js'
import { serviceRequestContract } from './resources/service-memos/service-request/contract.js'
import { serviceRequestMessages } from './resources/service-memos/service-request/messages.js'
import { canteenContract } from './resources/competitions/canteen/contract.js'
import { canteenMessages } from './resources/competitions/canteen/messages.js'
import { siteVisitContract } from './resources/inspections/site-visit/contract.js'
import { siteVisitMessages } from './resources/inspections/site-visit/messages.js'

/** The one list of entities. */
export const contracts: readonly ContractEntry[] = [
  { contract: departmentContract, messages: departmentMessages },
  { contract: functionContract, messages: functionMessages },
  { contract: personContract, messages: personMessages },
  { contract: regionContract, messages: regionMessages },
  { contract: materialGroupContract, messages: materialGroupMessages },
  { contract: materialClassContract, messages: materialClassMessages },
  { contract: materialContract, messages: materialMessages },
  { contract: supplierContract, messages: supplierMessages },
  { contract: eventContract, messages: eventMessages },
  { contract: classLevelContract, messages: classLevelMessages },
  { contract: organizationContract, messages: organizationMessages },
  { contract: questionnaireContract, messages: questionnaireMessages },
  { contract: tenderContract, messages: tenderMessages },
  { contract: lotContract, messages: lotMessages },
  { contract: serviceRequestContract, messages: serviceRequestMessages },
  { contract: canteenContract, messages: canteenMessages },
  { contract: siteVisitContract, messages: siteVisitMessages },
]

/** The code of each rule that has a text in each language: a common one, or an entity's own. */
export type RuleCode =
  | CommonRule
  | RuleOf<'department', typeof departmentMessages>
  | RuleOf<'function', typeof functionMessages>
  | RuleOf<'person', typeof personMessages>
  | RuleOf<'region', typeof regionMessages>
  | RuleOf<'materialGroup', typeof materialGroupMessages>
  | RuleOf<'materialClass', typeof materialClassMessages>
  | RuleOf<'material', typeof materialMessages>
  | RuleOf<'supplier', typeof supplierMessages>
  | RuleOf<'event', typeof eventMessages>
  | RuleOf<'classLevel', typeof classLevelMessages>
  | RuleOf<'organization', typeof organizationMessages>
  | RuleOf<'questionnaire', typeof questionnaireMessages>
  | RuleOf<'tender', typeof tenderMessages>
  | RuleOf<'lot', typeof lotMessages>
  | RuleOf<'serviceRequest', typeof serviceRequestMessages>
  | RuleOf<'canteen', typeof canteenMessages>
  | RuleOf<'siteVisit', typeof siteVisitMessages>

/** One error of one field whose text is known. */
export type RuleIssue = FieldIssue<RuleCode>
