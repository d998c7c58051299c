// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const Check = /* @__PURE__ */ icon('M20 6 9 17l-5-5')
