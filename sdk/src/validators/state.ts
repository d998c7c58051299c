/** The 27 units of the federation, by their postal abbreviations. @see https://www.ibge.gov.br/explica/codigos-dos-municipios.php */
const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** Whether `value` is the abbreviation of a Brazilian state, in capitals: `PR`. */
export function isState(value: unknown): boolean {
  return typeof value === 'string' && states.includes(value)
}
