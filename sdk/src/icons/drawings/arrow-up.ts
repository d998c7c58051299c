// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ArrowUp = /* @__PURE__ */ icon('m5 12 7-7 7 7M12 19V5')
