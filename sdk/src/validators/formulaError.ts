/**
 * What spreadsheet programs write where a formula fails, in English, Portuguese and Spanish; LibreOffice also has numbers, as in `Err:502`. Signs
 * alone stand for a number that is too wide for its column.
 */
const errorText =
  /^(?:#¡?(?:VALUE|VALOR|REF|DIV\/0|N[UÚ]M|NULL|NULO|SPILL|DESPEJAR|DESBORDAMIENTO|C[AÁ]LC|FIELD|CAMPO|BLOCKED|BLOQUEADO|CONNECT|UNKNOWN|BUSY)!|#GETTING_DATA|#{3,}|#N\/(?:A|D)|#¿?(?:NAME|NOME|NOMBRE)\?|(?:Err|Erro):5\d\d)$/i

/** Whether the text of a cell is the error of a formula, which nobody wrote. */
export const isFormulaError = (text: unknown): boolean => typeof text === 'string' && errorText.test(text.trim())
