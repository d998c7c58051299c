const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  // Later browsers also send the names of earlier ones, so the order matters.
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Readable name of a browser: "Firefox · Windows"; `undefined` when the text names neither browser nor system. */
export function deviceName(userAgent: string | null): string | undefined {
  const found = [browsers, systems].flatMap((names) => names.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? [])
  return found.length > 0 ? found.join(' · ') : undefined
}
