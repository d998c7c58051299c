export { builtEntities as resources } from '../src/testing/builtEntities.js'
export { readRowsText, type RowText, writeRowsText } from '../src/sheet/rowsText.js'
export type { AnyControl, AnyFieldset } from '../src/core/control.js'
