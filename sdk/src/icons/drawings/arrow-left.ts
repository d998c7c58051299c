// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ArrowLeft = /* @__PURE__ */ icon('m12 19-7-7 7-7M19 12H5')
