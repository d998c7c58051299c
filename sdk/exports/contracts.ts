export type { Address } from '../src/blocks/address/fields.js'
export type { BankAccount } from '../src/blocks/bankAccount/fields.js'
export { gmsCode, isGmsCodeMask, setGmsCodeMask } from '../src/blocks/codes/shapes.js'
export { maskedPlaces, maskedValue, unveilBody, veilChange, veilKept, veilRecord } from '../src/api/veil.js'
export { leastForecastDays } from '../src/blocks/ledger/forecast.js'
export { movementTexts } from '../src/blocks/ledger/messages.js'
export { type Movement, type MovementType, movementTypes } from '../src/blocks/ledger/movement.js'
export type { Contact } from '../src/blocks/contact/fields.js'
export {
  type AnswerBatch,
  type AnswerDevice,
  type AnswerDraft,
  type AnswerFile,
  type AnswerFinding,
  type AnswerOutcome,
  type AnswerReceipt,
  type AnswerSheet,
  type AnswersStored,
  answerOutcomes,
  type AskedQuestionnaire,
  type FilesTaken,
  type FormerVisit,
  type StoredAnswer,
} from '../src/blocks/questionnaire/answer.js'
export { departmentContract } from '../src/resources/administrative/department/contract.js'
export { departmentMessages } from '../src/resources/administrative/department/messages.js'
export { type Department, type DepartmentDraft, departmentSchema } from '../src/resources/administrative/department/schema.js'
export { functionContract } from '../src/resources/administrative/function/contract.js'
export { functionMessages } from '../src/resources/administrative/function/messages.js'
export { type StaffFunction, type StaffFunctionDraft, functionSchema } from '../src/resources/administrative/function/schema.js'
export { type PersonFilter, personContract } from '../src/resources/people/person/contract.js'
export { personMessages } from '../src/resources/people/person/messages.js'
export type {
  EmergencyContact,
  ForeignDocument,
  Guardian,
  HeldFunction,
  Lgpd,
  Pcd,
  Rg,
} from '../src/resources/people/person/parts/fields.js'
export { type Person, type PersonDraft, personSchema } from '../src/resources/people/person/schema.js'
export { regionContract } from '../src/resources/service-memos/region/contract.js'
export { regionMessages } from '../src/resources/service-memos/region/messages.js'
export { type Region, type RegionDraft, regionSchema } from '../src/resources/service-memos/region/schema.js'
export { materialGroupContract } from '../src/resources/service-memos/gms/material-group/contract.js'
export { materialGroupMessages } from '../src/resources/service-memos/gms/material-group/messages.js'
export {
  type MaterialGroup,
  type MaterialGroupDraft,
  materialGroupSchema,
} from '../src/resources/service-memos/gms/material-group/schema.js'
export { materialClassContract } from '../src/resources/service-memos/gms/material-class/contract.js'
export { materialClassMessages } from '../src/resources/service-memos/gms/material-class/messages.js'
export {
  type MaterialClass,
  type MaterialClassDraft,
  materialClassSchema,
} from '../src/resources/service-memos/gms/material-class/schema.js'
export { type MaterialFilter, materialContract } from '../src/resources/service-memos/gms/material/contract.js'
export { materialMessages } from '../src/resources/service-memos/gms/material/messages.js'
export { type Material, type MaterialDraft, materialSchema } from '../src/resources/service-memos/gms/material/schema.js'
export { type SupplierFilter, supplierContract } from '../src/resources/service-memos/supplier/contract.js'
export { supplierMessages } from '../src/resources/service-memos/supplier/messages.js'
export type { Certificate, Sanction } from '../src/resources/service-memos/supplier/parts/fields.js'
export { type Supplier, type SupplierDraft, supplierSchema } from '../src/resources/service-memos/supplier/schema.js'
export { eventContract } from '../src/resources/competitions/event/contract.js'
export { eventMessages } from '../src/resources/competitions/event/messages.js'
export type {
  CommitteeMember,
  EventCategory,
  EventLinks,
  EventReplan,
  EventVenue,
  ExpectedNumbers,
} from '../src/resources/competitions/event/parts/fields.js'
export { type SportsEvent, type SportsEventDraft, eventSchema } from '../src/resources/competitions/event/schema.js'
export { classLevelContract } from '../src/resources/school/class-level/contract.js'
export { classLevelMessages } from '../src/resources/school/class-level/messages.js'
export { type ClassLevel, type ClassLevelDraft, classLevelSchema } from '../src/resources/school/class-level/schema.js'
export { type OrganizationFilter, organizationContract } from '../src/resources/sports-programme/organization/contract.js'
export { organizationMessages } from '../src/resources/sports-programme/organization/messages.js'
export type { Dirigente, Minutes, PeopleServed, Registrations } from '../src/resources/sports-programme/organization/parts/fields.js'
export { organizationEnded, organizationLacks, representativeOn } from '../src/resources/sports-programme/organization/shared.js'
export { type Organization, type OrganizationDraft, organizationSchema } from '../src/resources/sports-programme/organization/schema.js'
export { questionnaireContract } from '../src/resources/inspections/questionnaire/contract.js'
export { questionnaireMessages } from '../src/resources/inspections/questionnaire/messages.js'
export { type Questionnaire, type QuestionnaireDraft, questionnaireSchema } from '../src/resources/inspections/questionnaire/schema.js'
export { type TenderFilter, tenderContract } from '../src/resources/service-memos/tender/contract.js'
export { tenderMessages } from '../src/resources/service-memos/tender/messages.js'
export type { TenderExtension, TenderHomologation } from '../src/resources/service-memos/tender/parts/fields.js'
export { type Tender, type TenderDraft, tenderSchema } from '../src/resources/service-memos/tender/schema.js'
export { lotContract } from '../src/resources/service-memos/lot/contract.js'
export { lotMessages } from '../src/resources/service-memos/lot/messages.js'
export type {
  LotAmendment,
  LotItemDraft,
  LotRepricing,
  LotTransfer,
  LotWithdrawal,
} from '../src/resources/service-memos/lot/parts/fields.js'
export { type Lot, type LotDraft, type LotItem, lotSchema } from '../src/resources/service-memos/lot/schema.js'
export { serviceRequestContract } from '../src/resources/service-memos/service-request/contract.js'
export { serviceRequestMessages } from '../src/resources/service-memos/service-request/messages.js'
export type {
  AnnulPayload,
  ApprovalPayload,
  CommitPayload,
  ReceiptConfirmation,
  ReceivedItemDraft,
  RequestBudget,
  RequestCommitment,
  RequestItemDraft,
  RequestPayment,
  RequestReceiptDraft,
} from '../src/resources/service-memos/service-request/parts/fields.js'
export {
  type RequestItem,
  type ServiceRequest,
  type ServiceRequestDraft,
  serviceRequestSchema,
} from '../src/resources/service-memos/service-request/schema.js'
export { type CanteenFilter, canteenContract } from '../src/resources/competitions/canteen/contract.js'
export { canteenMessages } from '../src/resources/competitions/canteen/messages.js'
export type {
  CanteenCounting,
  CanteenDay,
  CanteenDish,
  CanteenMealDraft,
  CanteenMenuDraft,
  MealCount,
  SanitaryLicense,
} from '../src/resources/competitions/canteen/parts/fields.js'
export { type Canteen, type CanteenDraft, type CanteenMeal, canteenSchema } from '../src/resources/competitions/canteen/schema.js'
export { type SiteVisitFilter, siteVisitContract } from '../src/resources/inspections/site-visit/contract.js'
export { siteVisitMessages } from '../src/resources/inspections/site-visit/messages.js'
export type {
  PhotoRow,
  SiteVisitFinding,
  SiteVisitPhoto,
  SiteVisitSignature,
} from '../src/resources/inspections/site-visit/parts/fields.js'
export { type SiteVisit, type SiteVisitDraft, siteVisitSchema } from '../src/resources/inspections/site-visit/schema.js'
export { answerBodies } from '../src/blocks/questionnaire/answerBodies.js'
export { checkAnswer, evidenceOf, hasFiles, isNonConforming } from '../src/blocks/questionnaire/checkAnswer.js'
export { type EvidencePolicy, type ScoreRule } from '../src/blocks/questionnaire/question.js'
export { isAnswered, lackingAnswers } from '../src/blocks/questionnaire/lackingAnswers.js'
export { askedQuestions, type GivenAnswer, type GivenAnswers } from '../src/blocks/questionnaire/asked.js'
export {
  type InspectionResult,
  resultOf,
  type Score,
  scoreOf,
  type ScoredQuestionnaire,
  type Severity,
} from '../src/blocks/questionnaire/score.js'
export {
  type MealLoad,
  mealDemand,
  mealLoad,
  mealsWithoutMenu,
  type OperatingPeriod,
  operatingDays,
  type PlannedMeal,
} from '../src/blocks/canteen/demand.js'
export { daysAfter, daysBefore } from '../src/blocks/canteen/eventDays.js'
export type { CanteenBeginning, EventPlace, UsualMeal } from '../src/blocks/canteen/beginning.js'
export {
  type KnownAddress,
  type RequestBeginning,
  type RequestObject,
  requestObjects,
} from '../src/blocks/pricing/beginning.js'
export { beginsEarly } from '../src/blocks/pricing/beginsEarly.js'
export { judgeAmendment, type Judgement, judgePrice, judgeTransfer } from '../src/blocks/pricing/judge.js'
export type { LotProposal, LotProposals, PreviousPrice, PreviousPrices, ProposedItem, WantedLine } from '../src/blocks/pricing/proposal.js'
export { invoiceDiffers, itemTotal, leftToReceive, type PricedItem, receivable, requestTotal } from '../src/blocks/pricing/totals.js'
export { isDivided } from '../src/blocks/codes/units.js'
export { contracts, type RuleIssue } from '../src/contracts.js'
export type { ContractEntry } from '../src/core/contractEntry.js'
export { type ContractText, contractText } from '../src/contractText.js'
export { decodeListQuery, encodeListQuery } from '../src/api/listQuery.js'
export { type CsvCell, type CsvDialect, csvDialect, csvLine, csvStart, isExportMark, unguarded } from '../src/sheet/csvLine.js'
export { inBrasilia, type LocalTime } from '../src/validators/brasilia.js'
export { addDays, addYears, daysBetween, expiringDays, today, type Validity, validityOf, yearsBetween } from '../src/core/calendar.js'
export {
  type AnyContract,
  type Contract,
  type ContractSchema,
  defineContract,
  ordersOf,
  type ParentRule,
  type UniqueRule,
} from '../src/core/contract.js'
export { apartFrom, contractPath, importFilter, nearestFirst } from '../src/core/contractPath.js'
export { multiplyDecimals, sumDecimals } from '../src/core/decimal.js'
export type { FieldIssue, IssueRecord } from '../src/core/issue.js'
export { defaultLocale, type Locale, locales, matchLocale } from '../src/core/locale.js'
export type { AnyResourceText } from '../src/core/messages.js'
export type { Parser, ParseIssue, ParseResult } from '../src/core/parser.js'
export {
  type Act,
  acts,
  type Area,
  areaOf,
  areas,
  type ListedPowers,
  mayAct,
  mayRead,
  mayReadAll,
  mayStep,
  mayWrite,
  type Powers,
} from '../src/core/powers.js'
export { type Link, type ReversibleRecord, type Stored, takeBackMinutes, takenBack } from '../src/core/record.js'
export {
  type Bar,
  barOf,
  editableIn,
  initialStatuses,
  isReadOnlyIn,
  lackOf,
  meantTransitions,
  minReasonLength,
  reasonIssue,
  openTransitions,
  type Transition,
  type TransitionDefinition,
  transitionsFrom,
} from '../src/core/workflow.js'
export { toFieldIssues } from '../src/schema/issues.js'
export { createTextReader } from '../src/schema/readTexts.js'
export { fillText, validationText } from '../src/validationText.js'
