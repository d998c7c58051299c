import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const columns = ['name', 'document', 'birthDate', 'legalCapacity', 'mainFunction', 'mainDepartment', 'city', 'status']
const token = JSON.parse(localStorage.getItem('session_0') ?? '{}').token

/** One page of the same records as text in a plain table. */
function Table() {
  const [query, setQuery] = useState('')
  const [rows, setRows] = useState([])
  useEffect(() => {
    if (!query) return
    fetch(`/api/admin/v1/pessoas?contar=0&${query}`, { headers: { Authorization: `Bearer ${token}` } })
      .then((answer) => answer.json())
      .then(
        ({ data }) => setRows(data),
        () => setRows([]),
      )
  }, [query])
  return (
    <main>
      <button type="button" onClick={() => setQuery('pagina=1')}>
        Pessoas
      </button>
      <button type="button" onClick={() => setQuery('pagina=2')}>
        Próxima
      </button>
      <button type="button" onClick={() => setQuery('ordem=-name')}>
        Nome
      </button>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id}>
              {columns.map((key) => (
                <td key={key}>{row[key]?.label ?? row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

createRoot(document.getElementById('app')).render(<Table />)
