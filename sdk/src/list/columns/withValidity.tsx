import type { KeyOf, Stored } from '../../core/record.js'
import type { Resource } from '../../core/resource.js'
import { textOf } from '../../validators/text.js'
import { ValidityMark } from '../../values/ValidityMark.js'
import { withCell } from './withCell.js'

/** The resource with a last day of its list shown by whether it still holds: válida, vence em 12 dias, vencida. */
export function withValidity<Rec extends Stored, Draft extends object>(resource: Resource<Rec, Draft>, key: NoInfer<KeyOf<Rec>>) {
  return withCell(resource, key, (record) => <ValidityMark validUntil={textOf(record[key])} />)
}
