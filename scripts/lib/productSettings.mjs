/**
 * Environment variables of the product. `npm start` passes them on; all other children start without them, so that tests use their own
 * server.
 */
export const productSettings = [
  'HOST',
  'PORT',
  'PORTAL_PORT',
  'DATABASE_URL',
  'DEMO',
  'DATA_DIR',
  'DEMO_SCALE',
  'GMS_CODE_MASK',
  'TRUST_PROXY',
  'DEMO_PORTAL_SECRET',
  'PORTAL_SECRET',
  'PRODUCT_URL',
]

/** @returns {Record<string, string>} the variables of `environment` that are settings of the product and not empty */
export function settingsIn(environment) {
  return Object.fromEntries(productSettings.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}

/** @returns {Record<string, string | undefined>} the variables of `environment` that are not settings of the product */
export function withoutSettings(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !productSettings.includes(name)))
}

/** Whether the product runs with public users and demo data; the API decides in the same way. */
export function isDemo({ DEMO, DATABASE_URL }) {
  return DEMO ? DEMO === '1' : !DATABASE_URL
}
