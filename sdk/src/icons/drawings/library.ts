// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const Library = /* @__PURE__ */ icon('m16 6 4 14M12 6v14M8 8v12M4 4v16')
