// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const Waypoints = /* @__PURE__ */ icon(
  'm10.586 5.414-5.172 5.172M0 0m18.586 13.414-5.172 5.172M6 12h12M10 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M10 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M18 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M2 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
)
