/** One format, as the mask of a control and as the rule of a schema. */
interface CodeShape {
  /** `#` stands for a digit. */
  readonly mask: string
  readonly shape: RegExp
}

const shaped = (mask: string): CodeShape => ({
  mask,
  shape: new RegExp(`^${mask.replaceAll('.', '\\.').replaceAll('#', '\\d')}$`),
})

/** GMS code: two digits for the group, two for the class, then the item. Change it only here when the state's catalogue changes. */
export const gmsCode = shaped('####.#####')

/** Nature of expense: category, group, mode and element, `3.3.90.30` written `33.90.30`. @see Portaria Interministerial STN/SOF 163/2001 */
export const expenseNature = shaped('##.##.##')

/** Nature of expense with the sub-element, as in a budget: `3.3.90.39.41`. @see Portaria Interministerial STN/SOF 163/2001 */
export const budgetNature = shaped('#.#.##.##.##')
