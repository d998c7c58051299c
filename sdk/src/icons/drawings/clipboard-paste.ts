// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const ClipboardPaste = /* @__PURE__ */ icon(
  'M11 14h10M16 4h2a2 2 0 0 1 2 2v1.344M0 0m17 18 4-4-4-4M8 4H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 1.793-1.113M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
)
