type Values = Readonly<Record<string, unknown>>

/** Holds while a field has one of these values: `visible: fieldIs('personType', 'estrangeiro')`. */
export const fieldIs =
  (key: string, ...wanted: readonly unknown[]) =>
  (values: Values): boolean =>
    wanted.includes(values[key])

/** Holds while one of the fields has something in it: `required: fieldIsGiven('referencePrice')`. */
export const fieldIsGiven =
  (...keys: readonly string[]) =>
  (values: Values): boolean =>
    keys.some((key) => Boolean(values[key]))

/** Narrows what a reference offers by the field of the same name: `filter: sameField('groupId')`. */
export const sameField =
  (key: string) =>
  (values: Values): Readonly<Record<string, string | number | undefined>> => {
    const value = values[key]
    return { [key]: typeof value === 'string' || typeof value === 'number' ? value : undefined }
  }
