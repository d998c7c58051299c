// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ArrowRight = /* @__PURE__ */ icon('M5 12h14M0 0m12 5 7 7-7 7')
