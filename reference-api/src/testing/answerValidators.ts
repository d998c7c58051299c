import { isCep, isCnpj, isCpf, isPhone } from '@esporte-parana/sdk/validators'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OpenAPIV3_1 } from 'openapi-types'

/** Checks of each format's values in answers; in lists a CPF is masked. */
const formats: Readonly<Record<string, (value: string) => boolean>> = {
  'date-time': (value) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(value),
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  decimal: (value) => /^-?\d+(\.\d+)?$/.test(value),
  email: (value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value),
  cpf: (value) => isCpf(value) || /^\*{3}\.\d{3}\.\d{3}-\*{2}$/.test(value),
  cnpj: (value) => isCnpj(value),
  cep: isCep,
  phone: isPhone,
  protocol: (value) => /^\d{9}$/.test(value),
  uri: (value) => URL.canParse(value),
  binary: () => true,
}

/** Creates validators that check answers against the document: types, formats, and no unknown keys. */
export function createAnswerValidators(document: OpenAPIV3_1.Document) {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true, formats })
  for (const word of ['components', 'paths']) ajv.addKeyword(word)
  const problem = { ...document.components?.schemas?.Problem, additionalProperties: false }
  ajv.addSchema({ $id: 'api', components: { schemas: { ...document.components?.schemas, Problem: problem } } })
  /** Cached by schema, because all refusals have the same one. */
  const validators = new Map<string, ValidateFunction>()
  return (response: OpenAPIV3_1.ResponseObject | undefined, type = 'application/json'): ValidateFunction | undefined => {
    const schema = response?.content?.[type]?.schema
    if (!schema) return undefined
    // References point into the document.
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/')
    const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object)
    validators.set(text, validate)
    return validate
  }
}
