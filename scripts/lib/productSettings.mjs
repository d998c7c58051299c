/**
 * Environment variables of the product. `npm start` passes them on; all other children start without them, so that tests use their own
 * server.
 */
export const productSettings = [
  'HOST',
  'PORT',
  'PORTAL_PORT',
  'FRAME_PORT',
  'FRAME_ORIGIN',
  'DATABASE_URL',
  'DEMO',
  'DATA_DIR',
  'DEMO_SCALE',
  'GMS_CODE_MASK',
  'TRUST_PROXY',
  'LOG_FORMAT',
  'SLOW_STATEMENT_MS',
  'METRICS_PORT',
  'METRICS_HOST',
  'DRAIN_SECONDS',
  'DATABASE_POOL',
  'SECOND_FACTOR',
  'DEMO_PORTAL_SECRET',
  'PORTAL_SECRET',
  'PRODUCT_URL',
  // Says whether a start is for real work, so no server of a test gets it either.
  'NODE_ENV',
]

/** @returns {Record<string, string>} the variables of `environment` that are settings of the product and not empty */
export function settingsIn(environment) {
  return Object.fromEntries(productSettings.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}

/** @returns {Record<string, string | undefined>} the variables of `environment` that are not settings of the product */
export function withoutSettings(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !productSettings.includes(name)))
}

/**
 * Whether the product runs with public users and demo data; the API decides in the same way.
 * @param {Record<string, string | undefined>} environment
 */
export function isDemo({ DEMO, DATABASE_URL, TRUST_PROXY, NODE_ENV, HOST }) {
  if (DEMO) return DEMO === '1'
  const isOnlyHere = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(HOST || '127.0.0.1')
  return !DATABASE_URL && !Number(TRUST_PROXY) && !/^production$/i.test(NODE_ENV?.trim() ?? '') && isOnlyHere
}
