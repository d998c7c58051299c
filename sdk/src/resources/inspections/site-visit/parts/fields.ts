import type { StoredFile } from '../../../../blocks/attachment/schema.js'
import { severities } from '../../../../blocks/questionnaire/score.js'
import type { DraftOf } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { findingStates, photoCategories, signerRoles } from '../codes.js'

export const findingFields = {
  /** The `code` of its question, the same that conditions use; `null` for a finding without a question. */
  questionId: kind.text({ maxLength: 8, upperCase: true }),
  severity: kind.choice({ required: true, values: severities }),
  description: kind.multiline({ required: true, minLength: 5, maxLength: 1000 }),
  /** Last day to correct it. */
  deadline: kind.date(),
  correctiveAction: kind.multiline({ maxLength: 1000 }),
  state: kind.choice({ required: true, values: findingStates }),
  /** What the follow-up found. */
  followUp: kind.multiline({ maxLength: 1000 }),
}
/** A non-conformity as the API receives it. */
export interface SiteVisitFinding extends DraftOf<typeof findingFields> {}

export const photoFields = {
  fileId: kind.file({ required: true }),
  category: kind.choice({ required: true, values: photoCategories }),
  description: kind.text({ maxLength: 120 }),
  takenAt: kind.dateTime(),
  latitude: kind.hidden(kind.decimal({ fraction: 6, min: -90, max: 90 })),
  longitude: kind.hidden(kind.decimal({ fraction: 6, min: -180, max: 180 })),
}
/** A photo of the whole visit. */
export interface SiteVisitPhoto extends DraftOf<typeof photoFields> {}
/** A photo of the whole visit, with its stored file. */
export interface PhotoRow extends SiteVisitPhoto {
  readonly file: StoredFile
}

export const signatureFields = {
  role: kind.choice({ required: true, values: signerRoles }),
  name: kind.text({ required: true, minLength: 3, maxLength: 120 }),
  /** Id of the picture of the signature. */
  fileId: kind.file({ required: true }),
  signedAt: kind.dateTime(),
}
/** One signature. */
export interface SiteVisitSignature extends DraftOf<typeof signatureFields> {}
