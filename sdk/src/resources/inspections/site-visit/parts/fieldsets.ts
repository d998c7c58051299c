import { defineFieldset } from '../../../../core/control.js'
import type { StoredFile } from '../../../../blocks/attachment/schema.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { file } from '../../../../kinds/part/file.js'
import { hidden } from '../../../../kinds/part/hidden.js'
import { multiline } from '../../../../kinds/text/multiline.js'
import { text } from '../../../../kinds/text/text.js'
import { date } from '../../../../kinds/time/date.js'
import { dateTime } from '../../../../kinds/time/dateTime.js'
import type { SiteVisitFinding, SiteVisitPhoto, SiteVisitSignature } from '../schema.js'
import { findingMessages, photoMessages, signatureMessages } from './messages.js'

/** A photo as its list holds it: with the file that the server keeps. */
export interface PhotoRow extends SiteVisitPhoto {
  readonly file: StoredFile
}

export const findingFieldset = defineFieldset<SiteVisitFinding>({
  messages: findingMessages,
  fields: {
    severity: choice({ required: true, span: 3 }),
    state: choice({ required: true, span: 3 }),
    deadline: date({ span: 3 }),
    questionId: text({ maxLength: 8, upperCase: true, span: 3 }),
    description: multiline({ required: true, maxLength: 1000 }),
    correctiveAction: multiline({ maxLength: 1000 }),
    followUp: multiline({ maxLength: 1000 }),
  },
  initial: { state: 'aberta' },
})

export const photoFieldset = defineFieldset<PhotoRow>({
  messages: photoMessages,
  fields: {
    fileId: file(),
    file: hidden(),
    category: choice({ required: true, span: 4 }),
    takenAt: dateTime({ span: 4 }),
    description: text({ maxLength: 120, span: 4 }),
    latitude: hidden(),
    longitude: hidden(),
  },
})

export const signatureFieldset = defineFieldset<SiteVisitSignature>({
  messages: signatureMessages,
  fields: {
    role: choice({ required: true, span: 4 }),
    name: text({ required: true, maxLength: 120, span: 8 }),
    fileId: file({ required: true, span: 8 }),
    signedAt: dateTime({ span: 4 }),
  },
})
