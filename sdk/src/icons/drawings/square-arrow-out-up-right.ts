// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const SquareArrowOutUpRight = /* @__PURE__ */ icon('M21 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h6M0 0m21 3-9 9M15 3h6v6')
