import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Twenty controlled inputs with their own state: the least that a form in React can do. */
function Field({ name }) {
  const [value, setValue] = useState('')
  return (
    <label>
      {name}
      <input value={value} onChange={(event) => setValue(event.target.value)} />
    </label>
  )
}

createRoot(document.getElementById('app')).render(
  <form>
    {Array.from({ length: 20 }, (_, index) => (
      <Field key={index} name={`Campo ${index + 1}`} />
    ))}
  </form>,
)
