// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const X = /* @__PURE__ */ icon('M18 6 6 18M0 0m6 6 12 12')
