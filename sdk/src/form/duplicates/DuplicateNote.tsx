import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { useForm, useFormState } from '../FormContext.js'

/** Which other records hold the same as a field, each with the way to it. */
export function DuplicateNote({ path }: { readonly path: string }) {
  const { text } = useLocale()
  const { recordsAt } = useForm()
  const found = useFormState(({ duplicates }) => duplicates.get(path))
  if (!found) return null
  return (
    <p className={found.isHint ? 'ep-duplicate' : 'ep-duplicate ep-duplicate-certain'} role="status">
      {text(found.isHint ? 'form.duplicateHint' : 'form.duplicateFound')}{' '}
      {found.records.map(({ id, label }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <Link to={recordsAt + id}>{`${label} #${id}`}</Link>
        </span>
      ))}
    </p>
  )
}
