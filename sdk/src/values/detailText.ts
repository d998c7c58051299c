import { formatCnpj, isCnpj } from '../validators/cnpj.js'

/** The values that distinguish a record, in one line: `20/05/1980 · ***.456.789-** · Curitiba`. @returns undefined when all values are empty */
export function detailText(values: readonly unknown[], date: (calendarDate: string) => string): string | undefined {
  const parts = values.map((value) => {
    if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : isCnpj(value) ? formatCnpj(value) : value
    return isLink(value) ? value.label : ''
  })
  return parts.filter(Boolean).join(' · ') || undefined
}

function isLink(value: unknown): value is { readonly label: string } {
  return typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string'
}
