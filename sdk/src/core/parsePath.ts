/** Splits a field path: `guardians[0].cpf` → `['guardians', 0, 'cpf']`. The empty path is the whole record. */
export function parsePath(path: string): (string | number)[] {
  return path
    .split(/[.[\]]/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
