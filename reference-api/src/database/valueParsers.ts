// Object identifiers of PostgreSQL's types (pg_type.dat).
const int8 = 20
const numeric = 1700
const date = 1082
const timestamptz = 1184

/** Parsers for values of the database: calendar dates unchanged, timestamps in ISO 8601 UTC, decimals as strings, counts as numbers. */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: Number,
  [numeric]: (text) => text,
  [date]: (text) => text,
  [timestamptz]: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
}
