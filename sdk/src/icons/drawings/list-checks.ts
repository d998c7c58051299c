// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ListChecks = /* @__PURE__ */ icon('M13 5h8M13 12h8M13 19h8M0 0m3 17 2 2 4-4M0 0m3 7 2 2 4-4')
