// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ArrowDown = /* @__PURE__ */ icon('M12 5v14M0 0m19 12-7 7-7-7')
