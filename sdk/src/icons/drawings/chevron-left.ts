// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ChevronLeft = /* @__PURE__ */ icon('m15 18-6-6 6-6')
