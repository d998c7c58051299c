import * as kind from '../../kinds/kinds.js'

/** The fields of a file of a record, in one of these categories. Limits: domain model B5. */
export const attachmentFields = <const Category extends string>(categories: readonly Category[]) => ({
  fileId: kind.file({ required: true }),
  category: kind.choice({ required: true, values: categories }),
  description: kind.text({ maxLength: 120 }),
  /** `YYYY-MM-DD`, a calendar date without zone. */
  validUntil: kind.date(),
})
