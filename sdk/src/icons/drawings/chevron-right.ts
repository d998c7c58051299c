// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ChevronRight = /* @__PURE__ */ icon('m9 18 6-6-6-6')
