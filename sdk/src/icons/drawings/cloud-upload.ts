// Made by scripts/build-icons.mjs from Lucide; do not edit.
import { icon } from '../icon.js'

export const CloudUpload = /* @__PURE__ */ icon('M12 13v8M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242M0 0m8 17 4-4 4 4')
