/** One shape, as a control's mask and as the schema's rule. */
interface CodeShape {
  /** `#` stands for a digit. */
  readonly mask: string
  readonly shape: RegExp
}

const shaped = (mask: string): CodeShape => ({
  mask,
  shape: new RegExp(`^${mask.replaceAll('.', '\\.').replaceAll('#', '\\d')}$`),
})

/** Código GMS: two digits of the group, two of the class, and the item's own. The one place to change when the state's catalogue does. */
export const gmsCode = shaped('####.#####')

/** Natureza da despesa: category, group, mode and element, `3.3.90.30` written `33.90.30`. @see Portaria Interministerial STN/SOF 163/2001 */
export const expenseNature = shaped('##.##.##')

/** Natureza da despesa down to the sub-element, as a budget names it: `3.3.90.39.41`. @see Portaria Interministerial STN/SOF 163/2001 */
export const budgetNature = shaped('#.#.##.##.##')
