const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  // Each of the later ones calls itself by the names of the earlier.
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

/** What a browser calls itself, as a person would: "Firefox · Windows"; nothing where it says neither. */
export function deviceName(userAgent: string | null): string | undefined {
  const found = [browsers, systems].flatMap((names) => names.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? [])
  return found.length > 0 ? found.join(' · ') : undefined
}
