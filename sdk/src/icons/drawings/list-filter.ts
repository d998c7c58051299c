// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ListFilter = /* @__PURE__ */ icon('M2 5h20M6 12h12M9 19h6')
