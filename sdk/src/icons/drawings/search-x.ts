// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const SearchX = /* @__PURE__ */ icon('m13.5 8.5-5 5M0 0m8.5 8.5 5 5M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M0 0m21 21-4.3-4.3')
