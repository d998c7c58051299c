// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const Menu = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16')
