/** Between the items of one cell. An import splits there, because names may contain commas. */
export const listSeparator = '; '
