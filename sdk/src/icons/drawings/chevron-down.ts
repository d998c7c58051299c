// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ChevronDown = /* @__PURE__ */ icon('m6 9 6 6 6-6')
