// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const Plus = /* @__PURE__ */ icon('M5 12h14M12 5v14')
