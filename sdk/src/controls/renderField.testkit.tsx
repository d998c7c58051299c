import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AnyControl } from '../core/control.js'
import { type Rendered, renderForm } from '../form/frame/renderForm.testkit.js'
import { FieldControl } from './FieldControl.js'
import type { FieldProps } from './FieldProps.js'

export const onChange = vi.fn<(value: unknown) => void>()

/** One field, "Campo", that keeps its own value. */
export function Field({ initial, ...props }: Omit<FieldProps, 'value' | 'onChange' | 'label'> & { readonly initial: unknown }) {
  const [value, setValue] = useState(initial)
  return (
    <FieldControl
      {...props}
      label="Campo"
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

/** Shows one field alone. */
export async function renderField(control: AnyControl, initial: unknown, props: Partial<FieldProps> = {}): Promise<Rendered> {
  onChange.mockClear()
  const field = <Field control={control} initial={initial} {...props} />
  const rendered = renderForm(field)
  await expect.element(page.getByText('Campo').first()).toBeVisible()
  return rendered
}

export const input = () => page.getByRole('textbox', { name: 'Campo' })
