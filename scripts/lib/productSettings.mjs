/** The variables that the product reads. `npm start` hands them on; every other child starts without them, so that a test's server is its own. */
export const productSettings = [
  'HOST',
  'PORT',
  'PORTAL_PORT',
  'DATABASE_URL',
  'DEMO',
  'DATA_DIR',
  'DEMO_SCALE',
  'TRUST_PROXY',
  'DEMO_PORTAL_SECRET',
  'PORTAL_SECRET',
  'PRODUCT_URL',
]

/** @returns {Record<string, string>} the variables of `environment` that are settings of the product and not empty */
export function settingsIn(environment) {
  return Object.fromEntries(productSettings.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}

/** @returns {Record<string, string | undefined>} the variables of `environment` that are no settings of the product */
export function withoutSettings(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !productSettings.includes(name)))
}

/** Whether the product runs with users and data that everybody knows; the API reads it the same way. */
export function isDemo({ DEMO, DATABASE_URL }) {
  return DEMO ? DEMO === '1' : !DATABASE_URL
}
