import * as kind from '../../kinds/kinds.js'

/** The fields of each picture of a list: `filesOf(imageFields, { max: 5 })`. The server refuses a file that is not a picture, with the code `picture`. */
export const imageFields = {
  fileId: kind.file({ required: true }),
  description: kind.text({ maxLength: 120 }),
}
