/** One format, as the mask of a control and as the rule of a schema. */
interface CodeShape {
  /** `#` stands for a digit. */
  readonly mask: string
  readonly shape: RegExp
}

const shaped = (mask: string): CodeShape => ({
  mask,
  shape: new RegExp(`^${mask.replaceAll(/[./-]/g, '\\$&').replaceAll('#', '\\d')}$`),
})

/** GMS code: two digits for the group, two for the class, then the item. */
export const gmsCode: CodeShape = shaped('####.#####')

/** Whether a mask begins with four digits for group and class. */
export const isGmsCodeMask = (mask: string): boolean => /^####[#./-]{1,16}$/.test(mask)

/** Sets the mask of GMS codes. Browser and server each call it once, before codes are typed or checked. @throws RangeError */
export function setGmsCodeMask(mask: string): void {
  if (!isGmsCodeMask(mask))
    throw new RangeError(`"${mask}" is no mask of GMS codes. Write #### for group and class, then # for each digit, like ####.#####.`)
  Object.assign(gmsCode, shaped(mask))
}

/** A nature of expense as a field takes it: people write it with and without the sub-element, which is `00` where there is none. */
interface NatureShape extends CodeShape {
  /** The code that a text means: `3.3.90.39` is `3.3.90.39.00`, and the other way round. Other texts stay. */
  readonly whole: (text: string) => string
}

/** Writes the digits of a text in another form, where they have this shape. */
const rewritten = (digits: RegExp, form: string) => (text: string) => {
  const figures = /^[\d.\s-]*$/.test(text) ? text.replace(/\D/g, '') : ''
  return digits.test(figures) ? figures.replace(digits, form) : text
}

/** Nature of expense: category, group, mode and element, `3.3.90.30` written `33.90.30`. @see Portaria Interministerial STN/SOF 163/2001 */
export const expenseNature: NatureShape = {
  ...shaped('##.##.##'),
  whole: rewritten(/^(\d\d)(\d\d)(\d\d)00$/, '$1.$2.$3'),
}

/** Nature of expense with the sub-element, as in a budget: `3.3.90.39.41`. @see Portaria Interministerial STN/SOF 163/2001 */
export const budgetNature: NatureShape = {
  ...shaped('#.#.##.##.##'),
  whole: rewritten(/^(\d)(\d)(\d\d)(\d\d)$/, '$1.$2.$3.$4.00'),
}
