// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const Power = /* @__PURE__ */ icon('M12 2v10M18.4 6.6a9 9 0 1 1-12.77.04')
