// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ChartColumn = /* @__PURE__ */ icon('M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3')
