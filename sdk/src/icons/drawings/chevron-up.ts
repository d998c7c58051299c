// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ChevronUp = /* @__PURE__ */ icon('m18 15-6-6-6 6')
