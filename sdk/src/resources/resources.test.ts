import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressFieldset } from '../blocks/address/fieldset.js'
import { addressSchema } from '../blocks/address/schema.js'
import { bankAccountFieldset } from '../blocks/bankAccount/fieldset.js'
import { bankAccountSchema } from '../blocks/bankAccount/schema.js'
import type { AnyControl, AnyFieldset } from '../core/control.js'
import type { Condition } from '../core/kind.js'
import type { ReferenceOptions } from '../kinds/link/reference.js'
import { locales } from '../core/locale.js'
import type { Parser } from '../core/parser.js'
import type { AnyResource } from '../core/resource.js'
import { listFilters } from '../list/core/filters.js'
import { toFieldIssues } from '../schema/issues.js'
import { builtEntities } from '../testing/builtEntities.js'
import * as fieldsets from './people/person/parts/fieldsets.js'
import * as parts from './people/person/parts/schema.js'

type Values = Readonly<Record<string, unknown>>
interface Form {
  readonly fields: Readonly<Record<string, AnyControl | undefined>>
  readonly empty: Values
  readonly schema: Parser<unknown> & z.ZodObject
  /** Values that change which fields are required, each put over the empty form. */
  readonly situations?: readonly Values[]
}

const resources = builtEntities.filter((entity): entity is AnyResource => 'columns' in entity)

/** Values that entities need together; single options of every choice are tried without a line here. */
const ownSituations: Readonly<Record<string, readonly Values[] | undefined>> = {
  person: ['cpf', 'estrangeiro', 'interno'].flatMap((documentType) =>
    ['menor', 'adulto', 'incapaz', 'emancipado'].flatMap((legalCapacity) =>
      ['brasileiro', 'naturalizado'].map((nationality) => ({ documentType, legalCapacity, nationality })),
    ),
  ),
}

const entityForms = await Promise.all(
  resources.map(async (resource): Promise<[string, Form]> => {
    const { name, schema } = resource.contract
    const { draft } = (await schema()) as unknown as { readonly draft: Form['schema'] }
    return [name, { ...resource, schema: draft, situations: ownSituations[name] ?? [{}, ...choicesOf(resource)] }]
  }),
)

const forms: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(entityForms),
  address: {
    ...any(addressFieldset),
    schema: of(addressSchema),
    situations: [{ countryId: 76 }, { countryId: 858 }],
  },
  bankAccount: {
    ...any(bankAccountFieldset),
    schema: of(bankAccountSchema),
    // Whether another holder needs a reason depends on the owner's document: `holderRules`.
    situations: [{ pixKeyType: 'aleatoria' }],
  },
  foreignDocument: { ...any(fieldsets.foreignDocumentFieldset), schema: of(parts.foreignDocument) },
  rg: { ...any(fieldsets.rgFieldset), schema: of(parts.rg) },
  guardian: { ...any(fieldsets.guardianFieldset), schema: of(parts.guardian), situations: [{ personId: 1 }, { relation: 'tutor-legal' }] },
  heldFunction: { ...any(fieldsets.heldFunctionFieldset), schema: of(parts.heldFunction) },
  pcd: { ...any(fieldsets.pcdFieldset), schema: of(parts.pcd), situations: [{ has: true }] },
  emergencyContact: { ...any(fieldsets.emergencyContactFieldset), schema: of(parts.emergencyContact), situations: [{ relation: 'Irmã' }] },
  lgpd: { ...any(fieldsets.lgpdFieldset), schema: of(parts.lgpd), situations: [{ legalBasis: 'consentimento' }] },
}

describe.each(Object.entries(forms))('the form of %s', (name, { fields, empty, schema, situations = [{}] }) => {
  test('has a place for every field that travels, and no other', () => {
    expect(Object.keys(empty).toSorted()).toEqual(Object.keys(schema.shape).toSorted())
  })

  test.each(situations.map((situation) => [JSON.stringify(situation), situation] as const))(
    'asks for what the schema asks for: %s',
    (_, situation) => {
      const values = { ...empty, ...situation }
      const marked = Object.entries(fields).filter(([, control]) => holds(control?.options.required ?? false, values))
      const hidden = new Set(Object.keys(fields).filter((key) => !holds(fields[key]?.options.visible ?? true, values)))
      // An empty contact is allowed; its rules start with the first value.
      const asked = name === 'emergencyContact' && Object.keys(situation).length === 0 ? [] : missing(schema, toDraft(values, hidden))
      const unanswered = marked.map(([key]) => key).filter((key) => !hidden.has(key) && isUnanswered(values[key]))
      // The address carries the parent record, so the form does not ask for it.
      const fromAddress = resources.find(({ contract }) => contract.name === name)?.contract.parent?.key
      const inForm = (keys: readonly string[]) => keys.filter((key) => key !== fromAddress).toSorted()
      expect(inForm(asked)).toEqual(inForm(unanswered))
    },
  )
})

describe.each(resources.map((resource): [string, AnyResource] => [resource.contract.name, resource]))('%s', (_, resource) => {
  const common = ['status', 'notes', 'createdAt', 'updatedAt']

  test('has words in three languages for all that it shows', () => {
    for (const locale of locales) {
      const { fields, options, rules = {} } = resource.messages[locale]
      const keys = [...resource.columns.map(({ key }) => key), ...Object.keys(resource.fields), ...Object.keys(resource.filters)]
      for (const key of keys) if (!common.includes(key)) expect(fields[key], `${locale} ${key}`).toBeTruthy()
      for (const [key, control] of Object.entries(resource.fields)) {
        if (control.kind.filter === 'options') expect(options[key], `${locale} ${key}`).toBeDefined()
      }
      for (const code of said(resource)) expect(rules[code], `${locale} ${code}`).toBeTruthy()
    }
  })

  test('narrows what its fields offer by filters that their contracts have for it', () => {
    const inner = Object.values(resource.fields).flatMap(({ fieldset }) => Object.values(fieldset?.fields ?? {}))
    for (const control of [...Object.values(resource.fields), ...Object.values(resource.filters), ...inner]) {
      const { filter } = (control?.options ?? {}) as ReferenceOptions
      if (!control?.contract || !filter) continue
      const { name, choiceFilters } = control.contract
      expect(['status', ...choiceFilters], `choiceFilters of ${name}`).toEqual(expect.arrayContaining(Object.keys(filter(resource.empty))))
    }
  })

  test('can be narrowed by every filter of its contract', () => {
    expect(listFilters(resource).map(({ key }) => key)).toEqual(resource.contract.filters)
    expect(resource.contract.filters).toEqual(expect.arrayContaining(Object.keys(resource.filters)))
  })
})

/** The empty form with one choice made, one entry per option. */
function choicesOf({ fields, messages }: AnyResource): readonly Values[] {
  return Object.entries(fields)
    .filter(([, control]) => control.kind.name === 'choice')
    .flatMap(([key]) => Object.keys(messages['pt-BR'].options?.[key] ?? {}).map((option) => ({ [key]: option })))
}

function any(fieldset: unknown): AnyFieldset {
  return fieldset as AnyFieldset
}

function of(schema: unknown): Form['schema'] {
  return schema as Form['schema']
}

function holds(condition: Condition, values: Values): boolean {
  return typeof condition === 'function' ? condition(values, { cpf: '52998224725' }) : condition
}

/** Does what the form engine does before sending: `''` and hidden fields become null. */
function toDraft(values: Values, hidden: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' || hidden.has(key) ? null : value]))
}

function isUnanswered(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Names of the fields that the schema reports as missing. */
function missing(schema: Parser<unknown>, draft: Values): readonly string[] {
  const result = schema.safeParse(draft)
  const issues = result.success ? [] : toFieldIssues(result.error.issues)
  const lacking = issues.filter(({ code }) => code === 'required' || code === 'person.guardianMissing')
  return [...new Set(lacking.map(({ path }) => path.split(/[.[]/)[0] ?? ''))]
}

/** Codes of the texts that a resource's warnings and remarks use for some typical values. */
function said(resource: AnyResource): readonly string[] {
  const values = { ...resource.empty, email: 'a@b.c', birthDate: '1990-01-01', legalCapacity: 'adulto', documentType: 'interno' }
  const warnings = Object.values(resource.warnings?.(values) ?? {}).map((warning) =>
    typeof warning === 'string' ? warning : warning?.code,
  )
  const remarks = Object.values(resource.remarks?.(values) ?? {}).map((remark) => remark?.code)
  return [...warnings, ...remarks].filter((code) => code !== undefined)
}

test('a decision of a work list is asked for, or can be taken back', () => {
  const decided = resources.flatMap(({ contract, decide }) =>
    decide && decide.isAsked !== true ? contract.transitions.filter(({ name }) => name === decide.approve) : [],
  )
  expect(decided.map(({ name }) => name)).toContain('approve')
  expect(decided.filter(({ isReversible }) => isReversible !== true)).toEqual([])
})
