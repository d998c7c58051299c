// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const LoaderCircle = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-6.219-8.56')
