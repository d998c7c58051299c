// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const Construction = /* @__PURE__ */ icon(
  'M3 6h18a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-18a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1zM17 14v7M7 14v7M17 3v3M7 3v3M10 14 2.3 6.3M0 0m14 6 7.7 7.7M0 0m8 6 8 8',
)
